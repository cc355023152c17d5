declare module 'virtual:reference' {
  const regions: Record<string, { file: string; code: string }>;
  export default regions;
}
