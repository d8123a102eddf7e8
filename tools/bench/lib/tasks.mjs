// How long a page's main thread is busy without a break, and how long a guest waits for the paint after a key or a press.
const MARK = 'bench-step:';

/** Marks the begin of a step in the trace; a step ends where the next one begins. */
export const beginStep = (page, name) => page.evaluate((mark) => void performance.mark(mark), MARK + name);

/** Traces `work`, which marks its steps; returns the longest task of each step in ms, in their order. */
export async function longestTasks(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith(MARK)).sort((a, b) => a.ts - b.ts);
  const isOfPage = ({ pid, tid, name }) =>
    pid === marks[0].pid && tid === marks[0].tid && name.endsWith('RunTask');
  const tasks = traceEvents.filter(isOfPage);
  return marks.map(({ name, ts }, index) => {
    const end = marks[index + 1]?.ts ?? Infinity;
    const durations = tasks.filter((task) => task.ts >= ts && task.ts < end).map(({ dur = 0 }) => dur);
    return { step: name.slice(MARK.length), ms: Math.max(0, ...durations) / 1000 };
  });
}

/** Begins to note interactions (W3C Event Timing); those under 16 ms are not told by the browser. */
export const observeInteractions = (page) =>
  page.evaluate(() => {
    window.interactions = [];
    const note = (list) => window.interactions.push(...list.getEntries());
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });
  });

/** The slowest interaction of each step, from the key or press to the next paint, in ms (steps of 8 ms). */
export const slowestInteractions = (page) =>
  page.evaluate((mark) => {
    const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith(mark));
    return marks.map(({ name, startTime }, index) => {
      const end = marks[index + 1]?.startTime ?? Infinity;
      const durations = window.interactions
        .filter((entry) => entry.interactionId > 0 && entry.startTime >= startTime && entry.startTime < end)
        .map(({ duration }) => duration);
      return { step: name.slice(mark.length), ms: Math.max(0, ...durations) };
    });
  }, MARK);
