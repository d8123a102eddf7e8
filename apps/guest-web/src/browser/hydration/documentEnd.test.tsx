// @vitest-environment jsdom
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentEnd } from './documentEnd';

let state: DocumentReadyState;
beforeEach(() => {
  state = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hasEnded = async () => {
  const ended = vi.fn();
  void documentEnd().then(ended);
  await vi.advanceTimersByTimeAsync(14_000);
  return ended;
};

it('comes with the end of the document, or is here already', async () => {
  const ended = await hasEnded();
  expect(ended).not.toHaveBeenCalled();
  state = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(await hasEnded()).toHaveBeenCalled();
});

it('where the document goes on loading for ever, what the server did not finish is drawn here', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  // React's server writes a pending part like this.
  container.innerHTML = '<p>Menu</p><!--$?--><template id="B:0"></template><p>Skeleton</p><!--/$-->';
  const told = vi.fn();
  hydrateRoot(
    container,
    <>
      <p>Menu</p>
      <Suspense fallback={<p>Skeleton</p>}>
        <p>Content</p>
      </Suspense>
    </>,
    { onRecoverableError: told },
  );
  const ended = await hasEnded();
  expect(ended).not.toHaveBeenCalled();
  expect(container.textContent).toBe('MenuSkeleton');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalled();
  await vi.waitFor(() => expect(container.textContent).toBe('MenuContent'));
  expect(String(told.mock.lastCall?.[0])).toContain('The server could not finish this Suspense boundary');
});
