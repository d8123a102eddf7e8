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

/** The elements that are drawn. Other elements are removed; their text stays unless listed below. */
export const allowedTags: ReadonlySet<string> = new Set([...inline, ...block]);

/** Elements that are drawn as a plainer element. */
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

/** Elements that are removed with their content. */
export const removedWithContent: ReadonlySet<string> = new Set([
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
