// The first visit of a hotel's home page, delivered in four ways.
import path from 'node:path';
import { devices } from 'playwright';
import { medianOf } from '../lib/numbers.mjs';
import { startApp } from '../lib/processes.mjs';
import { withBrowser } from '../lib/withBrowser.mjs';
import { frontAsServed, frontClientRendered, frontFrozen, lateApi } from './front.mjs';
import { measureVisit } from './measure.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PAGE = '/demo';
const LATE_MS = 300;
const { userAgent } = devices['Pixel 7'];
const contextOptions = {
  userAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

async function startVariants(folder) {
  const app = await startApp({ DATA_DIR: path.join(folder, 'app') });
  const api = await lateApi(app.address, LATE_MS);
  const lateApp = await startApp({ DATA_DIR: path.join(folder, 'late'), API_URL: `${api.address}/api` });
  const fronts = {
    frozen: await frontFrozen(app.address, PAGE, userAgent),
    served: await frontAsServed(app.address),
    late: await frontAsServed(lateApp.address),
    client: await frontClientRendered(app.address, PAGE),
  };
  const stop = async () => {
    for (const front of [...Object.values(fronts), api]) front.stop();
    await Promise.all([app.stop(), lateApp.stop()]);
  };
  return { fronts, stop };
}

/** Visits every variant in turn, round after round. */
export const benchPages = () =>
  withBrowser(async (browser, folder) => {
    const { fronts, stop } = await startVariants(folder);
    const rounds = [];
    try {
      // The first visit warms up servers and browser and is not counted.
      for (let round = 0; round <= ROUNDS; round += 1) {
        if (round > 0) process.stderr.write(`First load: round ${round} of ${ROUNDS}\n`);
        const measured = {};
        for (const [name, front] of Object.entries(fronts)) {
          const options = { hasScript: name !== 'frozen', contextOptions };
          measured[name] = await measureVisit(browser, front.address + PAGE, options);
        }
        if (round > 0) rounds.push(measured);
      }
    } finally {
      await stop();
    }
    return rowsOf(rounds);
  });

function rowsOf(rounds) {
  const group = 'First visit of a home page';
  const at = (variant, field) => medianOf(rounds, (round) => round[variant][field]);
  const ratio = (name, [variant, field], base, goal) => ({
    group,
    name,
    value: at(variant, field) / at(base, field),
    goal,
    digits: 2,
    detail: `${Math.round(at(variant, field))} ms, ${base === 'frozen' ? 'static HTML' : 'client-rendered'} ${Math.round(at(base, field))} ms`,
  });
  return [
    ratio('first paint against static HTML', ['served', 'paint'], 'frozen', 1.2),
    ratio('largest paint against static HTML', ['served', 'lcp'], 'frozen', 1.1),
    ratio('data 300 ms late: first paint', ['late', 'paint'], 'frozen', 1.1),
    ratio('data 300 ms late: largest paint', ['late', 'lcp'], 'frozen', 1.15),
    ratio('usable against the client-rendered build', ['served', 'usable'], 'client', 0.5),
    { group, name: 'layout shift', value: at('served', 'shift'), goal: 0.01, digits: 4 },
    { group, name: 'layout shift, data late', value: at('late', 'shift'), goal: 0.01, digits: 4 },
    {
      group,
      name: 'blocking time',
      value: at('served', 'blocking'),
      goal: 100,
      digits: 0,
      unit: 'ms',
      detail: `longest task ${Math.round(at('served', 'longest'))} ms`,
    },
    {
      group,
      name: 'JavaScript over the network, headers included',
      value: at('served', 'scriptBytes') / 1024,
      digits: 1,
      unit: 'KiB',
      detail: `client-rendered ${(at('client', 'scriptBytes') / 1024).toFixed(1)} KiB`,
    },
  ];
}
