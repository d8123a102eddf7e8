declare global {
  var __HELD_FORM__: HTMLFormElement | undefined;
}

/**
 * Keeps the browser from sending a form before the app has taken it over: its fields, with names and addresses, would
 * stand in the address of the page. The server writes this function into the head: it must not use anything outside of
 * itself.
 */
export function holdSubmit(): void {
  addEventListener('submit', (event) => {
    // React's handlers run before this one and prevent the event: that form has been sent.
    globalThis.__HELD_FORM__ = event.defaultPrevented ? undefined : (event.target as HTMLFormElement);
    event.preventDefault();
  });
}

/** Sends the form that the guest has sent too early, as if the guest did it now. */
export function sendHeld(): void {
  const form = globalThis.__HELD_FORM__;
  globalThis.__HELD_FORM__ = undefined;
  if (form?.isConnected) form.requestSubmit();
}
