// How long a page's main thread is busy without a break, from Chromium's trace.
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
