import { messages } from '@guest/recording-codec';
import { listen, throttled } from '../base/browser';
import type { WatchEvents } from '../base/windows';
import type { Recording } from './recording';

const PERIOD_MS = 180;
const SHORT_TEXT = 40;
/**
 * Parts of texts, lists, tables and drawings: nearly none of them scrolls, and each question makes the browser look at
 * the layout. One that does scroll tells its position when it scrolls next.
 */
const RARELY_SCROLL = new Set('A BUTTON LABEL LI P SPAN TD TR svg g'.split(' '));

/** A box without other boxes scrolls if it has much text: there are many of the others, and each answer costs. */
const mayScroll = (element: Element) =>
  !RARELY_SCROLL.has(element.tagName) &&
  (element.firstElementChild !== null || ((element.firstChild as Text | null)?.length ?? 0) > SHORT_TEXT);

/** Its position would make the browser lay out what it left out (`content-visibility`). */
const isSkipped = (element: Element) => element.checkVisibility?.({ contentVisibilityAuto: true }) === false;

export interface ScrollObserver {
  /** An element has been created in the player. */
  onElement: (element: Element) => void;
  /** A tree begins that was there before anybody listened. */
  onOldTree: () => void;
  /** Everything is created that was there. */
  onTreeDone: () => void;
  watch: WatchEvents;
  stop: () => void;
}

/**
 * The last positions of the page and of scrolled elements. An element that appears while we listen tells its position
 * by an event: asking each one would make the browser compute its layout.
 */
export function createScrollObserver({ write, tree }: Pick<Recording, 'write' | 'tree'>): ScrollObserver {
  /** While the old tree is written, those without a mirror wait. */
  const scrolled = new Set<Node>();
  let isOldTree = true;
  const tell = () => {
    for (const target of scrolled) {
      const mirror = tree.mirrorOf(target);
      if (target === document) write(messages.SetViewportScroll, window.scrollX, window.scrollY);
      else if (mirror)
        write(
          messages.SetNodeScroll,
          mirror.id,
          (target as Element).scrollLeft,
          (target as Element).scrollTop,
        );
      else if (isOldTree) continue;
      scrolled.delete(target);
    }
  };
  write(messages.SetViewportScroll, window.scrollX, window.scrollY);
  const soon = throttled(tell, PERIOD_MS);
  return {
    onElement(element) {
      if (!isOldTree || !mayScroll(element) || isSkipped(element)) return;
      if (element.scrollTop !== 0 || element.scrollLeft !== 0) scrolled.add(element);
    },
    onOldTree: () => void (isOldTree = true),
    onTreeDone() {
      // A player scrolls what has its content.
      if (isOldTree) tell();
      isOldTree = false;
    },
    watch: (view) =>
      listen(view.document, ['scroll'], ({ target }) => {
        // A frame is scrolled by its root element.
        const node = target === document ? document : ((target as Document).scrollingElement ?? target);
        if (node) scrolled.add(node as Node);
        soon.call();
      }),
    stop: soon.stop,
  };
}
