import { memo } from 'react';
import type { ContentBlock } from '@guest/api-contract';
import { lazyPart } from '@guest/visit';

/**
 * Keeps what the server drew where the file is lost: hydration leaves an element with markup of its own as it finds
 * it. Drawn in the browser, it is empty.
 */
function ServerBlocks() {
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

const Blocks = lazyPart(async () => (await import('./Content/Blocks')).Blocks, {
  whileLoading: null,
  fallback: ServerBlocks,
});

/** Loads the file that draws the blocks, so that a server draws them with the rest of the page. */
export const prefetchHomeBlocks = Blocks.prefetch;

/**
 * What the hotel composed for its home. Memoized, because rendering again before its file is loaded would remove the
 * server's HTML.
 */
export const HomeBlocks = memo(function HomeBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.length > 0 && <Blocks blocks={blocks} />;
});
