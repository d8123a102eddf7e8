import createPurifier, { type Config } from 'dompurify';
import { aliases, allowedTags, droppedWithContent, readAttributes } from './allowed';
import { type RichNode, type RichSink } from './nodes';
import { MAX_RICH_TEXT_LENGTH } from './readRichText';
import { prune } from './tidy';
import { createTreeBuilder } from './treeBuilder';

const config = {
  ALLOWED_TAGS: [...allowedTags, ...Object.keys(aliases)],
  ALLOWED_ATTR: [...readAttributes, 'data-style'],
  // Otherwise `text-align:center` is refused as an address with an unknown protocol.
  ADD_URI_SAFE_ATTR: ['data-style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...droppedWithContent],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Renames styles: a browser reports each as a violation of the page's policy even in a document that is never shown.
 * It is no defence and need not be exact; all that defends comes after it.
 */
function withoutStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*\s)style(?=\s*=)/gi, '$1data-style').replace(/<(\/?)style\b/gi, '<$1xmp');
}

/** Tells the sink what a fragment holds. */
function walk(parent: Node, sink: RichSink) {
  for (const child of parent.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) sink.text(child.nodeValue ?? '');
    if (!(child instanceof Element)) continue;
    const tag = child.localName;
    sink.open(
      tag,
      (name) => child.getAttribute(name === 'style' ? 'data-style' : name),
      child.getAttributeNames(),
    );
    walk(child, sink);
    sink.close(tag);
  }
}

/** The second reading, by DOMPurify over the browser's own parser. Never on the server: it has no DOM. */
export function purifyRichText(html: string): RichNode[] {
  const purifier = createPurifier(window);
  const builder = createTreeBuilder();
  // Typed as never null, yet null when a frameset has taken the place of the body: then nothing is left.
  const fragment = purifier.sanitize(
    withoutStyles(html.slice(0, MAX_RICH_TEXT_LENGTH)),
    config,
  ) as DocumentFragment | null;
  if (fragment) walk(fragment, builder.sink);
  return prune(builder.finish().nodes);
}
