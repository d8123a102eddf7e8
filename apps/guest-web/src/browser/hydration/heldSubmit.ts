declare global {
  var __HELD_FORM__: HTMLFormElement | undefined;
}

/**
 * Holds a form that is sent before the app has taken it over: the browser would leave the page, and what was typed
 * would be lost. A form with an `action` works without a script. The server writes this function into the head: it must
 * not use anything outside of itself.
 */
export function holdSubmit(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    // React's handlers run before this one and prevent the event.
    globalThis.__HELD_FORM__ = event.defaultPrevented ? undefined : form;
    event.preventDefault();
  });
}

/** Sends the held form as if the guest did it now, where it asks for that (`data-sends-late`). */
export function sendHeld(): void {
  const form = globalThis.__HELD_FORM__;
  globalThis.__HELD_FORM__ = undefined;
  if (!form?.isConnected || form.dataset.sendsLate === undefined) return;
  // Not `requestSubmit`: Safari has it since 16.
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
