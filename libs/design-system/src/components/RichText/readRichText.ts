import { type RichNode } from './nodes';
import { readHtml } from './readHtml';
import { prune } from './tidy';
import { TreeBuilder } from './treeBuilder';

/** A limit in characters. The text of a page has a few thousand. */
const MAX_LENGTH = 200_000;

/** The sanitised tree of a hotel's HTML, the same on the server and in the browser. */
export function readRichText(html: string): RichNode[] {
  const builder = new TreeBuilder();
  readHtml(html.slice(0, MAX_LENGTH), builder);
  return prune(builder.nodes);
}
