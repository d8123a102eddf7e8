let asked: { key: string; promise: Promise<never> } | undefined;

/**
 * Loads a new document at the address that the router has set; never resolves. Once for each navigation: the browser
 * may ask whether to leave, and the guest may stay.
 */
export function newDocument(navigation: string): Promise<never> {
  if (asked?.key !== navigation) asked = { key: navigation, promise: new Promise(() => location.reload()) };
  return asked.promise;
}
