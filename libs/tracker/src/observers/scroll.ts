import { listen, throttled } from '../base/browser';
import type { Observer } from './recording';

const PERIOD_MS = 180;

/** The last positions of the page and of scrolled elements. */
export const observeScroll: Observer = ({ write, tree }) => {
  const scrolled = new Set<EventTarget | null>();
  const tell = () => {
    for (const target of scrolled) {
      if (target === document) write('SetViewportScroll', window.scrollX, window.scrollY);
      else if (target instanceof Element) {
        const mirror = tree.mirrorOf(target);
        if (mirror) write('SetNodeScroll', mirror.id, target.scrollLeft, target.scrollTop);
      }
    }
    scrolled.clear();
  };
  write('SetViewportScroll', window.scrollX, window.scrollY);
  const soon = throttled(tell, PERIOD_MS);
  const unlisten = listen(document, ['scroll'], ({ target }) => {
    scrolled.add(target);
    soon.call();
  });
  return () => {
    unlisten();
    soon.stop();
  };
};
