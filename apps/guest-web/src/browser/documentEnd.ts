/** As long as a server goes on with a page (reference-api, `addPages.ts`). */
const PATIENCE_MS = 15_000;

/**
 * Resolves when nothing more comes of the document: it is whole, or was cut off. Chromium goes on loading a document
 * whose connection was cut, and React waits with it.
 */
export async function documentEnd(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  if (document.readyState === 'loading') giveUp();
}

/** Says of each part that the server has not finished what the server would say: React draws it by itself. */
function giveUp(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const part = comments.currentNode as Comment & { _reactRetry?: () => void };
    if (part.data !== '$?') continue;
    part.data = '$!';
    part._reactRetry?.();
  }
}
