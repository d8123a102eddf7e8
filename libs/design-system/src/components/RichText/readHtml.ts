import { readAttributes } from './allowed';
import { decodeEntities } from './entities';
import { type RichSink } from './nodes';

/** Elements whose content is raw text for a parser, up to their own end tag. */
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

/** Attributes that change nothing when they are left out. */
const harmless = new Set<string>([...readAttributes, 'class', 'id', 'rel', 'target']);

const startTag = /<([a-z][^\s/>]*)/iy;
const endTag = /<\/([a-z][^\s/>]*)[^>]*>/iy;
const attributePart = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;

function at(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(html);
}

/** The place after the next match, or the end of the text. */
function after(pattern: RegExp, html: string, position: number): number {
  return at(pattern, html, position) ? pattern.lastIndex : html.length;
}

/**
 * Reads HTML in one pass and tells the sink; no DOM needed. It understands what editors write. Where it
 * understands something else than a browser would, words are lost or shown, never run: what leaves here are names
 * and texts, not markup. The answer says whether everything was of the plain kind on which all readers agree.
 */
export function readHtml(html: string, sink: RichSink): boolean {
  let isPlain = true;
  let position = 0;
  const doubt = () => {
    isPlain = false;
  };

  /** Reads attributes up to the end of the tag; the first of a name counts. */
  const readTag = (tag: string, from: number): number => {
    const values = new Map<string, string>();
    let place = from;
    for (;;) {
      const end = at(tagEnd, html, place);
      if (end) {
        sink.open(tag, (name) => values.get(name) ?? null, [...values.keys()]);
        return tagEnd.lastIndex;
      }
      const part = at(attributePart, html, place);
      const name = part?.[1]?.toLowerCase();
      if (!part || name === undefined) {
        doubt();
        // A stray sign is skipped; a tag that never ends takes the rest with it.
        if (place >= html.length) return html.length;
        place += 1;
        continue;
      }
      if (!harmless.has(name)) doubt();
      const value = part[2] ?? part[3] ?? part[4] ?? '';
      if (!values.has(name)) values.set(name, decodeEntities(value, doubt));
      place = attributePart.lastIndex;
    }
  };

  const readMarkup = (): number => {
    const start = at(startTag, html, position);
    const tag = start?.[1]?.toLowerCase();
    if (tag !== undefined) {
      const inside = readTag(tag, startTag.lastIndex);
      if (tag === 'plaintext') return html.length;
      if (!rawText.has(tag)) return inside;
      doubt();
      const content = after(new RegExp(`</${tag}(?=[\\s/>])[^>]*>`, 'gi'), html, inside);
      sink.close(tag);
      return content;
    }
    const end = at(endTag, html, position);
    if (end?.[1] !== undefined) {
      sink.close(end[1].toLowerCase());
      return endTag.lastIndex;
    }
    if (html.startsWith('<!--', position)) return after(/--!?>/g, html, position + 2);
    if (/[!?/]/.test(html[position + 1] ?? '')) {
      doubt();
      return after(/>/g, html, position + 1);
    }
    sink.text('<');
    return position + 1;
  };

  while (position < html.length) {
    const next = html.indexOf('<', position);
    const end = next === -1 ? html.length : next;
    if (end > position) sink.text(decodeEntities(html.slice(position, end), doubt));
    position = end;
    if (position < html.length) position = readMarkup();
  }
  return isPlain;
}
