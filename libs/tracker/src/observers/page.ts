import { messages } from '@guest/recording-codec';
import { listen, throttled, together } from '../base/browser';
import type { View } from '../base/windows';
import type { Observer, Recording } from './recording';

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

/** The element that has the focus, inside shadow roots and frames of the same origin too. */
function focusedElement(): Element | null {
  let found: Element | null = null;
  let inner: Element | null | undefined = document.activeElement;
  while (inner && inner.tagName !== 'BODY') {
    found = inner;
    inner = (inner.shadowRoot ?? (inner as HTMLIFrameElement).contentDocument)?.activeElement;
  }
  return found;
}

/** Which element has the focus. It is told once the player has that element. */
export function createFocusObserver({ write, tree, outbox }: Recording) {
  const NONE = -1;
  let isDue = true;
  let told: number | undefined;
  return {
    onTreeDone() {
      if (!isDue) return;
      isDue = false;
      const id = tree.mirrorOf(focusedElement())?.id ?? NONE;
      if (id !== told) write(messages.SetNodeFocus, (told = id));
    },
    watch: ({ document }: View) =>
      listen(document, ['focusin', 'focusout'], () => {
        isDue = true;
        outbox.request();
      }),
  };
}
