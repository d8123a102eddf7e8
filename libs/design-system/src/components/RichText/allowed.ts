/** Text-level elements. */
const inline = [
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'img',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
] as const;

/** Elements that start a block of their own. */
const block = [
  'address',
  'blockquote',
  'dd',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'ul',
] as const;

/** What a hotel may write. Everything else leaves its words behind, or goes with them. */
export const allowedTags: ReadonlySet<string> = new Set([...inline, ...block]);

/** Elements that are drawn as their plainer sister. */
export const aliases: Readonly<Record<string, string>> = {
  article: 'div',
  aside: 'div',
  center: 'div',
  del: 's',
  details: 'div',
  footer: 'div',
  header: 'div',
  ins: 'u',
  kbd: 'code',
  main: 'div',
  nav: 'div',
  samp: 'code',
  section: 'div',
  strike: 's',
  summary: 'div',
  tt: 'code',
};

export const blockTags: ReadonlySet<string> = new Set(block);
export const headingTags: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Elements whose content is no text for guests: they go with all they hold. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'button',
  'canvas',
  'datalist',
  'dialog',
  'frameset',
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);

/** Attributes that are looked at. None of them reaches the page as it came. */
export const readAttributes = [
  'align',
  'alt',
  'colspan',
  'datetime',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'start',
  'style',
  'title',
  'width',
] as const;
