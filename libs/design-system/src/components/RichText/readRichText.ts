import { type RichNode } from './nodes';
import { readHtml } from './readHtml';
import { prune } from './tidy';
import { createTreeBuilder } from './treeBuilder';

/** A hotel's page of text is a few thousand characters; more than this is an accident. */
export const MAX_RICH_TEXT_LENGTH = 200_000;

/** What of a hotel's HTML may be drawn. */
export interface RichTree {
  nodes: RichNode[];
  /** Nothing in the text is open to another reading: a browser's parser would give the same tree. */
  isPlain: boolean;
}

/** Reads a hotel's HTML without a DOM, on the server and in the browser alike. */
export function readRichText(html: string): RichTree {
  const builder = createTreeBuilder();
  const isPlainSyntax = readHtml(html.slice(0, MAX_RICH_TEXT_LENGTH), builder.sink);
  const { nodes, isPlain } = builder.finish();
  return { nodes: prune(nodes), isPlain: isPlain && isPlainSyntax };
}
