import { messages } from '@guest/recording-codec';
import { listen } from '../base/browser';
import type { Observer } from './recording';

/** Files that the page loaded. */
export const observeResources: Observer = ({ write, options, ingestPoint }) => {
  const tell = (entry: PerformanceResourceTiming) => {
    if (!/^https?:/u.test(entry.name) || entry.name.startsWith(ingestPoint) || entry.duration < 0) return;
    const since = (end: number, start: number) => (start > 0 && end > start ? end - start : 0);
    const isCached = entry.transferSize === 0 && entry.decodedBodySize > 0;
    write(
      messages.ResourceTiming,
      performance.timeOrigin + entry.startTime,
      entry.duration,
      since(entry.responseStart, entry.requestStart),
      Math.max(0, entry.transferSize - entry.encodedBodySize),
      entry.encodedBodySize,
      entry.decodedBodySize,
      options.urlSanitizer(entry.name),
      entry.initiatorType,
      entry.transferSize,
      isCached,
      since(entry.domainLookupStart, entry.fetchStart),
      since(entry.domainLookupEnd, entry.domainLookupStart),
      since(entry.connectEnd, entry.connectStart),
      since(entry.connectEnd, entry.secureConnectionStart),
      since(entry.responseEnd, entry.responseStart),
      entry.duration,
      since(entry.requestStart, entry.fetchStart),
    );
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tell(entry as PerformanceResourceTiming);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
};

/** A page that loads for longer is told of as it is then. */
const LOADED_WITHIN_MS = 30_000;

/** How the page loaded, once. */
export const observeLoading: Observer = ({ write }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    end();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!navigation) return;
    const paint = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    write(
      messages.PageLoadTiming,
      navigation.requestStart,
      navigation.responseStart,
      navigation.responseEnd,
      navigation.domContentLoadedEventStart,
      navigation.domContentLoadedEventEnd,
      navigation.loadEventStart,
      navigation.loadEventEnd,
      paint('first-paint'),
      paint('first-contentful-paint'),
    );
    write(messages.WebVitals, 'TTFB', String(Math.round(navigation.responseStart)));
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(tell, ms);
  };
  // `loadEventEnd` is known after the event.
  const unlisten = listen(window, ['load'], () => wait(0));
  function end() {
    unlisten();
    clearTimeout(timer);
  }
  wait(document.readyState === 'complete' ? 0 : LOADED_WITHIN_MS);
  return end;
};

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Web vitals whose values are known when the page is left. */
export const observeVitals: Observer = ({ write, outbox }) => {
  const values = { CLS: 0, LCP: 0, INP: 0 };
  const watch = (type: string, add: (entry: PerformanceEntry) => void): PerformanceObserver | undefined => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe({ type, buffered: true });
    return observer;
  };
  const observers = [
    watch('largest-contentful-paint', ({ startTime }) => (values.LCP = startTime)),
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) values.CLS += value;
    }),
    watch('event', (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId?: number };
      if (interactionId) values.INP = Math.max(values.INP, duration);
    }),
  ];
  let isTold = false;
  // The last commit of a page that is left comes before later listeners run.
  outbox.onCommit(() => {
    if (isTold === document.hidden) return;
    isTold = document.hidden;
    if (!isTold) return;
    for (const [name, value] of Object.entries(values))
      if (value > 0) write(messages.WebVitals, name, String(Number(value.toFixed(4))));
  });
  return () => {
    for (const observer of observers) observer?.disconnect();
  };
};
