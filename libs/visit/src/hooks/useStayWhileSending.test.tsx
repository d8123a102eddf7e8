import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStayWhileSending } from './useStayWhileSending';

/** Would the browser ask before it closes the page? */
function asksBeforeItCloses(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks while something is on its way, and neither before nor after', () => {
  const { rerender, unmount } = renderHook(({ isSending }) => useStayWhileSending(isSending), {
    initialProps: { isSending: false },
  });
  expect(asksBeforeItCloses()).toBe(false);
  rerender({ isSending: true });
  expect(asksBeforeItCloses()).toBe(true);
  rerender({ isSending: false });
  expect(asksBeforeItCloses()).toBe(false);
  rerender({ isSending: true });
  unmount();
  expect(asksBeforeItCloses()).toBe(false);
});
