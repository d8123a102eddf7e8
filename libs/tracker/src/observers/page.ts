import { messages } from '@guest/recording-codec';
import { listen, throttled, together } from '../base/browser';
import type { WatchEvents } from '../base/windows';
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

const focusIn = (owner: Element) =>
  (owner.shadowRoot ?? (owner as HTMLIFrameElement).contentDocument)?.activeElement ?? null;

/** Which element has the focus. It is told once the player has that element. */
export function createFocusObserver({ write, tree, outbox }: Recording) {
  const NONE = -1;
  let isDue = true;
  let told: number | undefined;
  return {
    onTreeDone() {
      if (!isDue) return;
      isDue = false;
      let id = NONE;
      // Shadow roots and frames of the same origin have a focus of their own.
      for (let inner = document.activeElement; inner && inner.tagName !== 'BODY'; inner = focusIn(inner))
        id = tree.mirrorOf(inner)?.id ?? id;
      if (id !== told) write(messages.SetNodeFocus, (told = id));
    },
    watch: (({ document }) =>
      listen(document, ['focusin', 'focusout'], () => {
        isDue = true;
        outbox.request();
      })) satisfies WatchEvents,
  };
}
