/** How long the server keeps sending a page. */
const PATIENCE_MS = 15_000;

/**
 * Resolves when the document is complete or was cut off. Chromium keeps loading a document whose connection was cut,
 * and React would wait with it.
 */
export async function documentEnd(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  if (document.readyState === 'loading') giveUp();
}

/** Marks each unfinished part as failed, as the server would: React renders it in the browser. */
function giveUp(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const part = comments.currentNode as Comment & { _reactRetry?: () => void };
    if (part.data !== '$?') continue;
    part.data = '$!';
    part._reactRetry?.();
  }
}
