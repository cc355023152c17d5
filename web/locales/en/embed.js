/**
 * The dialog "Embed this" in English.
 * @type {Record<string, string>}
 */
export default {
  'embed.title': 'Embed this',
  'embed.close': 'Close',

  'embed.way': 'Where it goes',
  'embed.way.element': 'HTML element',
  'embed.way.iframe': 'HTML iframe',
  'embed.way.wordpress': 'WordPress',
  'embed.way.hugo': 'Hugo',
  'embed.way.jekyll': 'Jekyll',
  'embed.way.docusaurus': 'Docusaurus',
  'embed.way.notion': 'Notion',
  'embed.way.moodle': 'Moodle',

  'embed.note.element':
    'For pages that you may put a script on. The widget takes the page’s width and grows with what it shows.',
  'embed.note.iframe':
    'For pages whose styles or scripts should not touch it. The script makes the frame as high as what it shows; without it the frame keeps its height and scrolls.',
  'embed.note.wordpress':
    'Paste it into the editor: it becomes a Custom HTML block. WordPress keeps frames and scripts only for administrators of a site of their own; everybody else, and WordPress.com, can take the other text below.',
  'embed.note.hugo':
    'Hugo leaves out HTML that stands in a post, so the site gets a shortcode once. In the post it takes one line.',
  'embed.note.jekyll':
    'The site gets an include once. In the post it takes one line, with nothing else on it.',
  'embed.note.docusaurus':
    'MDX runs no script that stands in a page, so the site gets a component once. A page with several widgets has the line with the import once.',
  'embed.note.notion':
    'Paste the address onto an empty line and choose Create embed. Drag the frame until nothing scrolls in it.',
  'embed.note.moodle':
    'Paste it into the source view of a page that teachers edit. Moodle takes frames out of forums and wikis, and scripts out of everything; there the activity URL takes the address below, and File takes normlab.single.html.',

  'embed.what': 'What it shows',
  'embed.what.whole': 'All steps, beginning at this one',
  'embed.what.single': 'This step alone',
  'embed.numbers': 'With your numbers and the selected cell',
  'embed.numbers.left-out':
    '{names} {count, plural, one {is} other {are}} too large for a snippet: the widget begins with the walkthrough’s own numbers there.',
  'embed.lock': 'Locked: nothing can be edited',
  'embed.lock.exercises':
    'Locked: no other numbers, and no solution before it is solved or handed in',
  'embed.seed': 'Numbers',
  'embed.seed.own': 'Each reader has their own',
  'embed.seed.same': 'The same for all: variant {seed}',
  'embed.exercises': 'Try it: {title}',
  'embed.lang': 'Language',
  'embed.lang.page': 'The page’s',
  'embed.until': 'Until it runs, and on paper',
  'embed.until.link': 'A link',
  'embed.until.figure': 'The picture',
  'embed.width': 'Width',
  'embed.width.full': 'All there is',
  'embed.width.pixels': '{width} px',
  'embed.height': 'Height in pixels',

  'embed.snippet': 'What to paste',
  'embed.plain': 'Where that is taken out',
  'embed.site': 'Once for the whole site',
  'embed.copy': 'Copy',
  'embed.copy.label': 'Copy: {label}',
  'embed.copied': 'On the clipboard.',
  'embed.selected': 'The clipboard is closed to this page. The text is selected: copy it by hand.',
  'embed.preview': 'Preview',

  'embed.fact.own-numbers':
    'The pictures that lie beside the lab have the walkthrough’s own numbers, not yours, so a link takes their place.',
  'embed.fact.version': 'Version {version}, as long as its files lie there.',
  'embed.fact.checked':
    'Version {version}, as long as its files lie there; the browser refuses a script that was changed.',
  'embed.fact.frame': 'A frame shows the newest version of the lab.',
  'embed.fact.unknown':
    'The lab’s release.json could not be read, so the newest version is loaded, and nothing checks it.',
  'embed.fact.loads':
    'The page loads {kilobytes} KB of script; the rest comes when a reader gets near.',
  'embed.fact.local': 'This lab lies on your own machine: nobody else can load it from there.',
};
