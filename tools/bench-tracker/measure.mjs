import { serve } from './server.mjs';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const STEADY_ROWS = 2_000;
/** Of six nodes each: 10,000 nodes and 40,000. */
const START_ROWS = 1_667;
const LARGE_ROWS = 6_667;

/** Shows a recorder's page in a context of its own, filled with rows. */
async function withPage(browser, outDir, rows, visit) {
  const server = await serve(outDir);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.origin);
    await page.waitForFunction(() => 'bench' in globalThis && 'kit' in globalThis);
    await page.evaluate((count) => globalThis.bench.fill(count), rows);
    await page.evaluate(() => globalThis.bench.shown());
    // Chromium examines new links once, a while after it painted them: that is no part of a recorder's start.
    await page.waitForTimeout(1_500);
    const answer = await visit({ page, context, server });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return answer;
  } finally {
    await context.close();
    await server.close();
  }
}

/** Processor time of the page's main thread in milliseconds: other load matters less than with a clock. */
async function makeMeter(page, context) {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
}

async function heapOf(page, context) {
  const session = await context.newCDPSession(page);
  for (let time = 0; time < 4; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}

/** What use costs once the recorder runs, and what it sends of start and use together. */
const steady = (browser, outDir) =>
  withPage(browser, outDir, STEADY_ROWS, async ({ page, context, server }) => {
    await page.evaluate(() => globalThis.bench.hide());
    await page.evaluate(() => globalThis.bench.start());
    const spent = await makeMeter(page, context);
    const before = await spent();
    await page.evaluate(() => globalThis.bench.use());
    const answer = { steady: (await spent()) - before, heap: await heapOf(page, context) };
    await page.evaluate(() => globalThis.bench.finish());
    return { ...answer, bytes: server.sent.bytes };
  });

const start = (browser, outDir) =>
  withPage(browser, outDir, START_ROWS, async ({ page, context }) => {
    const spent = await makeMeter(page, context);
    const before = await spent();
    await page.evaluate(() => globalThis.bench.start());
    return { start: (await spent()) - before };
  });

/** The longest task of the page's main thread while a recorder starts. */
const longestTask = (browser, outDir, rows) =>
  withPage(browser, outDir, rows, async ({ page }) => {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
    await page.evaluate(() => globalThis.bench.start());
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
    const main = traceEvents.find(
      ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    );
    const tasks = traceEvents.filter(
      ({ name, tid, pid, ph }) =>
        ph === 'X' && tid === main.tid && pid === main.pid && /RunTask$/u.test(name),
    );
    return Math.max(...tasks.map(({ tdur, dur }) => (tdur ?? dur) / 1000));
  });

/** One round for one recorder, every part in a fresh page. */
export async function measureKit(browser, outDir) {
  return {
    ...(await steady(browser, outDir)),
    ...(await start(browser, outDir)),
    longest: await longestTask(browser, outDir, START_ROWS),
    longestLarge: await longestTask(browser, outDir, LARGE_ROWS),
  };
}
