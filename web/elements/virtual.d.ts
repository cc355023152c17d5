declare module 'virtual:reference' {
  const regions: Record<string, { file: string; code: string }>;
  export default regions;
}

declare module 'virtual:exercise-index' {
  const entries: import('./exercise-index.js').Entry[];
  export default entries;
}

declare module 'virtual:guesses' {
  export const guesses: Record<string, () => Promise<{ default: any[] }>>;
}

declare module 'virtual:speed-worker' {
  const address: string | undefined;
  export default address;
}
