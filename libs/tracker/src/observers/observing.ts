import type { View } from '../base/windows';
import type { Observer, Recording } from './recording';

/** The observers that run, by window. */
export interface Observing {
  /** Starts observers of the page's own window. */
  start: (observers: readonly Observer[]) => void;
  /** Starts observers of the page's window, and of those of all frames. */
  startEverywhere: (observers: readonly Observer[]) => void;
  /** A frame has loaded a document. */
  enter: (view: View) => void;
  stop: () => void;
}

/** What a page has made of the browser's functions may break an observer: it costs that one alone. */
export function createObserving(recording: Recording, onProblem: (reason: string) => void): Observing {
  const everywhere: Observer[] = [];
  /** A window stays the same while its frame loads one document after the other. */
  const running = new Map<View, (() => void)[]>([[window, []]]);

  const startIn = (view: View, observers: readonly Observer[]) => {
    for (const observe of observers) {
      try {
        running.get(view)?.push(observe(recording, view));
      } catch (cause) {
        onProblem(String(cause));
      }
    }
  };
  const leave = (view: View) => {
    for (const end of running.get(view) ?? []) end();
    running.delete(view);
  };

  return {
    start: (observers) => startIn(window, observers),
    startEverywhere(observers) {
      everywhere.push(...observers);
      for (const view of running.keys()) startIn(view, observers);
    },
    enter(view) {
      leave(view);
      // Frames that the page has removed have no place any more.
      for (const other of running.keys()) if (other.closed) leave(other);
      running.set(view, []);
      startIn(view, everywhere);
    },
    stop: () => [...running.keys()].forEach(leave),
  };
}
