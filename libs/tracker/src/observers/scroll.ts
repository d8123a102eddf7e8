import type { Mirror } from '../dom/mirror';
import { listen, throttled } from '../base/browser';
import type { Recording } from './recording';

const PERIOD_MS = 180;

/** Its position would make the browser lay out what it left out (`content-visibility`). */
const isSkipped = (element: Element) => element.checkVisibility?.({ contentVisibilityAuto: true }) === false;

export interface ScrollObserver {
  /** An element has been created in the player. */
  onElement: (element: Element, mirror: Mirror) => void;
  /** A tree begins that was there before anybody listened. */
  onOldTree: () => void;
  /** Everything is created that was there. */
  onTreeDone: () => void;
  stop: () => void;
}

/**
 * The last positions of the page and of scrolled elements. An element that appears while we listen tells its position
 * by an event: asking each one would make the browser compute its layout.
 */
export function createScrollObserver({ write, tree }: Pick<Recording, 'write' | 'tree'>): ScrollObserver {
  const scrolled = new Set<EventTarget>();
  /** Scrolled before they were created in the player. */
  const early = new WeakSet<EventTarget>();
  let isOldTree = true;
  const tellElement = (element: Element, { id }: Mirror) =>
    write('SetNodeScroll', id, element.scrollLeft, element.scrollTop);
  const tell = () => {
    for (const target of scrolled) {
      if (target === document) write('SetViewportScroll', window.scrollX, window.scrollY);
      else if (target instanceof Element) {
        const mirror = tree.mirrorOf(target);
        if (mirror) tellElement(target, mirror);
        else early.add(target);
      }
    }
    scrolled.clear();
  };
  write('SetViewportScroll', window.scrollX, window.scrollY);
  const soon = throttled(tell, PERIOD_MS);
  const unlisten = listen(document, ['scroll'], ({ target }) => {
    if (target) scrolled.add(target);
    soon.call();
  });
  return {
    onElement(element, mirror) {
      if (!element.firstChild || !(isOldTree || early.has(element)) || isSkipped(element)) return;
      if (element.scrollTop !== 0 || element.scrollLeft !== 0) tellElement(element, mirror);
    },
    onOldTree: () => void (isOldTree = true),
    onTreeDone: () => void (isOldTree = false),
    stop() {
      unlisten();
      soon.stop();
    },
  };
}
