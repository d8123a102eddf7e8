import { readFileSync } from 'node:fs';
import path from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const origin = 'http://bench.test';

/** Shows a kit's built page in a context of its own; files come from disk, not from a network. */
async function withPage(browser, outDir, visit) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname === '/' ? '/index.html' : pathname;
      return route.fulfill({
        body: readFileSync(path.join(outDir, file)),
        contentType: types[path.extname(file)] ?? 'application/octet-stream',
      });
    });
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in globalThis);
    const answer = await visit(page, context);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return answer;
  } finally {
    await context.close();
  }
}

/** Runs a step in the page and waits until it is painted. */
const step = (page, name, ...values) =>
  page.evaluate(
    async ([wanted, given]) => {
      globalThis.bench[wanted](...given);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    [name, values],
  );

/** Processor time of the page's main thread in milliseconds: other load matters less than with a clock. */
async function makeMeter(page, context) {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const take = async (...wanted) => {
    const before = await spent();
    await step(page, ...wanted);
    return (await spent()) - before;
  };
  const empty = [];
  for (let time = 0; time < 9; time += 1) empty.push(await take('nothing'));
  const overhead = median(empty);
  return async (...wanted) => Math.max(0, (await take(...wanted)) - overhead);
}

const samples = {
  async screen(page, take) {
    const times = [];
    for (let time = 0; time < 12; time += 1) {
      await step(page, 'open');
      times.push(await take('screen'));
    }
    const [firstScreen, ...later] = times;
    return { firstScreen, screen: median(later.slice(3)) };
  },
  async rows(page, take) {
    const times = [];
    for (let time = 0; time < 4; time += 1) {
      await step(page, 'open');
      times.push(await take('mount'));
    }
    await step(page, 'change', 5);
    const changes = [];
    for (let time = 0; time < 4; time += 1) changes.push((await take('change', 5)) / 5);
    return { mount: median(times.slice(1)), change: median(changes) };
  },
  async keyed(page, take) {
    const answer = {};
    for (const [name, count] of [
      ['keyed100', 100],
      ['keyed', 1000],
    ]) {
      await step(page, 'openKeyed', count);
      await step(page, 'change', 40);
      const changes = [];
      for (let time = 0; time < 5; time += 1) changes.push((await take('change', 40)) / 40);
      answer[name] = median(changes);
    }
    return answer;
  },
};

async function heapOf(page, context) {
  const session = await context.newCDPSession(page);
  await step(page, 'open');
  await step(page, 'mount');
  for (let time = 0; time < 4; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}

/** One round for one kit, every part in a fresh page. */
export async function measureKit(browser, outDir) {
  const answers = [];
  for (const sample of Object.values(samples)) {
    answers.push(
      await withPage(browser, outDir, async (page, context) => sample(page, await makeMeter(page, context))),
    );
  }
  return Object.assign({}, ...answers, { heap: await withPage(browser, outDir, heapOf) });
}

/** Pictures of a kit's order screen and rows, to see that all show the same. */
export async function showKit(browser, outDir, folder, name) {
  for (const part of ['screen', 'showRows']) {
    await withPage(browser, outDir, async (page) => {
      await step(page, 'open');
      await step(page, part);
      await page.screenshot({ path: path.join(folder, `${name}-${part}.png`), fullPage: part === 'screen' });
    });
  }
}
