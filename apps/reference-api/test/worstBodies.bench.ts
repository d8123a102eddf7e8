import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PATIENCE_MS, routesWithBody, sendWorstBodies } from './support/sendWorstBodies';
import { yardstick } from './support/worstBodies';

const RUNS = 3;

/** The least processor time of some runs, in ms: a run may be disturbed. */
async function leastCost(run: () => unknown, runs = RUNS): Promise<number> {
  const costs: number[] = [];
  for (let left = runs; left > 0; left -= 1) {
    const before = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

it(
  'measures the worst body of all routes',
  async () => {
    const text = yardstick();
    let worst = { ratio: 0, what: '' };
    for (const [name, route] of routesWithBody) {
      const most = await leastCost(() => JSON.parse(text));
      await sendWorstBodies(route, async (what, send) => {
        // Only what seems to be the worst is measured again.
        if ((await leastCost(send, 1)) / most <= worst.ratio) return;
        const ratio = (await leastCost(send)) / most;
        if (ratio > worst.ratio) worst = { ratio, what: `${name}, ${what}` };
      });
    }
    expect(worst.what).not.toBe('');
    const file = process.env['BENCH_FILE'];
    if (!file) throw new Error('BENCH_FILE names the file of the result; `npm run bench` sets it.');
    writeFileSync(file, JSON.stringify(worst));
  },
  PATIENCE_MS,
);
