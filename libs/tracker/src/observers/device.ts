import { messages } from '@guest/recording-codec';
import { listen } from '../base/browser';
import type { Observer } from './recording';

const HEAP_PERIOD_MS = 5_000;

interface Connection extends Partial<EventTarget> {
  downlink?: number;
  effectiveType?: string;
}

/** How fast the network is. */
export const observeConnection: Observer = ({ write }) => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return () => undefined;
  const look = () => {
    // Mbit/s to kbit/s.
    write(
      messages.ConnectionInformation,
      (connection.downlink ?? 0) * 1_000,
      connection.effectiveType ?? 'unknown',
    );
  };
  look();
  // Some browsers have the values without the event.
  return 'addEventListener' in connection
    ? listen(connection as EventTarget, ['change'], look)
    : () => undefined;
};

interface Heap {
  totalJSHeapSize: number;
  usedJSHeapSize: number;
}

/** Memory, at the start and then with a commit each five seconds. Counting frames would cost each of them. */
export const observePerformance: Observer = ({ write, outbox }) => {
  const { memory } = performance as Performance & { memory?: Heap };
  let last = -Infinity;
  const look = () => {
    const now = performance.now();
    if (now - last < HEAP_PERIOD_MS) return;
    last = now;
    write(messages.PerformanceTrack, -1, -1, memory?.totalJSHeapSize ?? 0, memory?.usedJSHeapSize ?? 0);
  };
  look();
  outbox.onCommit(look);
  return () => undefined;
};
