import { decodeEntities } from './entities';
import { type TreeBuilder } from './treeBuilder';

/** Elements whose content is raw text up to their end tag. */
const rawText = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

const foreign = new Set(['svg', 'math']);

const startTag = /<([a-z][^\s/>]*)/iy;
const endTag = /<\/([a-z][^\s/>]*)[^>]*>/iy;
const separators = /[\s/]*/y;
const attributePart = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;

function at(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(html);
}

/** The position after the next match, or the end of the text. */
function after(pattern: RegExp, html: string, position: number): number {
  return at(pattern, html, position) ? pattern.lastIndex : html.length;
}

/**
 * Reads HTML in one pass without a DOM. Where it differs from a browser, text is lost or shown but never executed,
 * because only names and texts reach the tree.
 */
export function readHtml(html: string, tree: TreeBuilder) {
  let position = 0;
  const lastEnd = html.lastIndexOf('>');

  /** Reads attributes up to the end of the tag. The first of several with the same name counts. */
  const readTag = (tag: string, from: number): number => {
    const values = new Map<string, string>();
    let place = from;
    for (;;) {
      place = after(separators, html, place);
      if (html[place] === '>') {
        tree.open(tag, (name) => values.get(name) ?? null);
        // Only foreign elements can end in their own tag.
        if (html[place - 1] === '/' && foreign.has(tag)) tree.close(tag);
        return place + 1;
      }
      const part = at(attributePart, html, place);
      const name = part?.[1]?.toLowerCase();
      if (!part || name === undefined) {
        // Skips a stray character. A tag without an end removes the rest of the text.
        if (place >= html.length) return html.length;
        place += 1;
        continue;
      }
      const value = part[2] ?? part[3] ?? part[4] ?? '';
      if (!values.has(name)) values.set(name, decodeEntities(value));
      place = attributePart.lastIndex;
    }
  };

  const readMarkup = (): number => {
    // A tag that never ends removes the rest. Without this test, long ones would cost quadratic time.
    if (position > lastEnd && /^<\/?[a-z]/i.test(html.slice(position, position + 3))) return html.length;
    const start = at(startTag, html, position);
    const tag = start?.[1]?.toLowerCase();
    if (tag !== undefined) {
      const inside = readTag(tag, startTag.lastIndex);
      if (tag === 'plaintext') return html.length;
      if (!rawText.has(tag)) return inside;
      const content = after(new RegExp(`</${tag}(?=[\\s/>])[^>]*>`, 'gi'), html, inside);
      tree.close(tag);
      return content;
    }
    const end = at(endTag, html, position);
    if (end?.[1] !== undefined) {
      tree.close(end[1].toLowerCase());
      return endTag.lastIndex;
    }
    if (html.startsWith('<!--', position)) return after(/--!?>/g, html, position + 2);
    if (/[!?/]/.test(html[position + 1] ?? '')) return after(/>/g, html, position + 1);
    tree.text('<');
    return position + 1;
  };

  while (position < html.length) {
    const next = html.indexOf('<', position);
    const end = next === -1 ? html.length : next;
    if (end > position) tree.text(decodeEntities(html.slice(position, end)));
    position = end;
    if (position < html.length) position = readMarkup();
  }
}
