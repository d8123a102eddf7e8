import { memo, Suspense, use } from 'react';
import type { ContentBlock } from '@guest/api-contract';
import { homeBlocks } from './homeBlocksChunk';

/**
 * What the hotel composed for its home, below everything else; its chunk comes after the first load. Until then the
 * server's HTML stands, as long as nothing is drawn anew here; where the chunk does not come, it stays.
 */
export const HomeBlocks = memo(function HomeBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Loaded blocks={blocks} />
    </Suspense>
  );
});

function Loaded({ blocks }: { blocks: readonly ContentBlock[] }) {
  const chunk = use(homeBlocks());
  if (chunk) return <chunk.Blocks blocks={blocks} />;
  // What the server drew stands: hydration leaves an element with markup of its own as it finds it. Drawn here, it is none.
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
