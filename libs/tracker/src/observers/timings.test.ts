import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '@guest/recording-codec';
import { defaultRecording } from '../privacy/options';
import { createOutbox } from '../outbox/outbox';
import type { Recording } from './recording';
import { observeLoading, observeVitals } from './timings';

let entries: Record<string, (list: unknown[]) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  entries = {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
      constructor(private readonly tell: (list: { getEntries: () => unknown[] }) => void) {}
      observe({ type }: { type: string }) {
        entries[type] = (list) => this.tell({ getEntries: () => list });
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function aRecording() {
  const write = vi.fn(() => true);
  const outbox = createOutbox({ now: () => 1, tabId: 'tab', deliver: () => undefined });
  const recording = { write, outbox, options: defaultRecording, ingestPoint: '' } as unknown as Recording;
  const told = () => write.mock.calls as unknown[][];
  return { recording, outbox, told };
}

it('tells web vitals with the last commit of a page that is left, once until it is seen again', () => {
  const { recording, outbox, told } = aRecording();
  observeVitals(recording, window);
  entries['largest-contentful-paint']?.([{ startTime: 800 }, { startTime: 1200 }]);
  entries['layout-shift']?.([
    { value: 0.1, hadRecentInput: false },
    { value: 9, hadRecentInput: true },
  ]);
  entries['event']?.([
    { interactionId: 1, duration: 40 },
    { interactionId: 0, duration: 900 },
  ]);
  outbox.flush();
  expect(told()).toEqual([]);

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  outbox.flush();
  outbox.flush();
  expect(told()).toEqual([
    [messages.WebVitals, 'CLS', '0.1'],
    [messages.WebVitals, 'LCP', '1200'],
    [messages.WebVitals, 'INP', '40'],
  ]);
  hidden.mockReturnValue(false);
  outbox.flush();
  hidden.mockReturnValue(true);
  outbox.flush();
  expect(told()).toHaveLength(6);
});

it('tells how the page loaded once, after half a minute where it still loads', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { requestStart: 1, responseStart: 20 } as PerformanceNavigationTiming,
  ]);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { recording, told } = aRecording();
  observeLoading(recording, window);
  vi.advanceTimersByTime(29_999);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(told().map(([message]) => message)).toEqual([messages.PageLoadTiming, messages.WebVitals]);
});
