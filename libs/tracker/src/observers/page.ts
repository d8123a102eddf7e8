import { messages } from '@guest/recording-codec';
import { listen, throttled, together } from '../base/browser';
import type { Observer } from './recording';

const SIZE_PERIOD_MS = 180;

/** The address at the start and whenever it changed. */
export const observeLocation: Observer = ({ write, outbox, options }) => {
  let url = '';
  let shown = '';
  const look = () => {
    if (document.URL === url) return;
    const isFirst = url === '';
    url = document.URL;
    const before = isFirst ? options.urlSanitizer(document.referrer) : shown;
    shown = options.urlSanitizer(url);
    write(
      messages.SetPageLocation,
      shown,
      before,
      isFirst ? performance.timeOrigin : 0,
      options.textSanitizer(document.title),
    );
  };
  look();
  outbox.onCommit(look);
  // An address may change without anything else on the page.
  return listen(window, ['popstate', 'hashchange'], outbox.request);
};

export const observeViewport: Observer = ({ write }) => {
  let size = '';
  const look = () => {
    const { innerWidth, innerHeight } = window;
    if (size === `${innerWidth} ${innerHeight}`) return;
    size = `${innerWidth} ${innerHeight}`;
    write(messages.SetViewportSize, innerWidth, innerHeight);
  };
  look();
  const soon = throttled(look, SIZE_PERIOD_MS);
  return together([listen(window, ['resize'], soon.call), soon.stop]);
};

export const observeVisibility: Observer = ({ write, tabId }) => {
  const look = () => write(messages.SetPageVisibility, document.hidden);
  look();
  return together([
    listen(document, ['visibilitychange'], look),
    listen(window, ['focus'], ({ target }) => {
      if (target === window && !document.hidden) write(messages.TabChange, tabId);
    }),
  ]);
};

const FOCUS_WAIT_MS = 0;

export const observeFocus: Observer = ({ write, tree }, { document }) => {
  const look = () => {
    const { activeElement } = document;
    const mirror =
      activeElement && activeElement !== document.body ? tree.mirrorOf(activeElement) : undefined;
    write(messages.SetNodeFocus, mirror?.id ?? -1);
  };
  // The next element gets the focus after the former one has lost it.
  const soon = throttled(look, FOCUS_WAIT_MS);
  soon.call();
  return together([listen(document, ['focusin', 'focusout'], soon.call), soon.stop]);
};
