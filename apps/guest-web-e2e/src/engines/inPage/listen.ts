const KEY = 'complaints-of-the-journey';

/** The tab's list of complaints. The driver of WebKit tells nothing of the console. */
export const COMPLAINTS = `JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')`;

/**
 * A script for the start of a page: writes errors and warnings of the console, uncaught errors, scripts that did not
 * load and what the content policy refused into session storage, so that they outlive a navigation. A document that is
 * left is not heard any more: its loads are broken off, and Firefox rejects their imports.
 */
export const listenScript = `{
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  const tell = (...parts) => {
    if (isLeft) return;
    const told = ${COMPLAINTS};
    told.push(parts.map(String).join(' ') + ' (' + location.pathname + ')');
    sessionStorage.setItem('${KEY}', JSON.stringify(told));
  };
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...parts) => (tell(level, ...parts), write.apply(console, parts));
  }
  addEventListener('error', ({ message, target }) => {
    if (message !== undefined) tell('error', message);
    // Preloads and pictures also fail when the guest leaves while they load.
    else if (target instanceof HTMLScriptElement) tell('not loaded', target.src);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tell('policy', violatedDirective, blockedURI);
  });
}`;
