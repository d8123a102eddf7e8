// A city guide of 5,000 places in Chromium with the processor slowed four times: how long a guest waits for
// the paint after a key or a press, and how long the page is busy without a break behind it.
import path from 'node:path';
import { importHotel } from '../lib/importHotel.mjs';
import { medianOf } from '../lib/numbers.mjs';
import { startApp } from '../lib/processes.mjs';
import { beginStep, longestTasks, observeInteractions, slowestInteractions } from '../lib/tasks.mjs';
import { slowDown, withBrowser } from '../lib/withBrowser.mjs';
import { hotel, PLACES } from './hotel.mjs';
import { closeMap, listSteps, mapSteps, openMap } from './steps.mjs';

const CPU_SLOWDOWN = 4;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const GOAL_MS = 50;
const MAX_COUNT = 60;
/** As most people type on a phone. */
const KEY_PAUSE_MS = 180;
/** Longer than the list and the address follow behind a press. */
const PAUSE_MS = 700;
/** Until the texts are made that a search compares. */
const SETTLE_MS = 4_000;
const devices = [
  {
    device: 'phone',
    viewport: { width: 390, height: 844 },
    steps: [...listSteps, openMap, ...mapSteps, closeMap],
  },
  { device: 'computer', viewport: { width: 1280, height: 900 }, steps: [...listSteps, ...mapSteps] },
];

const count = (page) =>
  page.evaluate(() => ({
    rows: document.querySelectorAll('main li[aria-posinset]').length,
    pins: document.querySelectorAll('[data-map-pin]').length,
  }));

/** Does the steps; returns the slowest of each, and the most rows and pins that were in the page. */
async function follow(browser, page, steps) {
  const most = { rows: 0, pins: 0 };
  await observeInteractions(page);
  const tasks = await longestTasks(browser, page, async () => {
    for (const { name, find, keys, keyPause } of steps) {
      // Playwright looks for elements in the page's own thread: before the step begins.
      await find(page).focus();
      await page.waitForTimeout(PAUSE_MS / 2);
      await beginStep(page, name);
      for (const key of keys) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(keyPause ?? KEY_PAUSE_MS);
      }
      await page.waitForTimeout(PAUSE_MS);
      await beginStep(page, '');
      const { rows, pins } = await count(page);
      most.rows = Math.max(most.rows, rows);
      most.pins = Math.max(most.pins, pins);
    }
  });
  const isStep = ({ step }) => step !== '';
  return {
    most,
    tasks: tasks.filter(isStep),
    interactions: (await slowestInteractions(page)).filter(isStep),
  };
}

/** One visit with an empty cache. */
async function visit(browser, app, { viewport, steps }) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${app.address}/${hotel.hoster.slug}/cityguide`, { waitUntil: 'networkidle' });
  await slowDown(page, CPU_SLOWDOWN);
  await page.waitForTimeout(SETTLE_MS);
  const followed = await follow(browser, page, steps);
  await context.close();
  return followed;
}

/** Medians of the visits, step by step: a collection of garbage falls into another step each time. */
async function measure(browser, app, { device, viewport, steps }) {
  const visits = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, app, { viewport, steps }));
  const group = `City guide, ${PLACES.toLocaleString('en')} places, processor slowed four times, ${device}`;
  const rowsOf = (measured, what, goal) => {
    const medians = steps.map(({ kind, name: step }, index) => ({
      kind,
      step,
      ms: medianOf(visits, (one) => one[measured][index].ms),
    }));
    if (process.env.BENCH_STEPS)
      for (const { step, ms } of medians) console.log(device, what, step, ms.toFixed(0));
    return [...Map.groupBy(medians, ({ kind }) => kind)].map(([kind, of]) => {
      const { step, ms } = of.reduce((one, other) => (other.ms > one.ms ? other : one));
      return { group, name: `${kind}: ${what}`, value: ms, ...goal, digits: 0, unit: 'ms', detail: step };
    });
  };
  const most = (name) => Math.max(...visits.map((one) => one.most[name]));
  return [
    ...rowsOf('interactions', 'slowest interaction', { goal: GOAL_MS }),
    ...rowsOf('tasks', 'longest block'),
    ...['rows', 'pins'].map((name) => ({ group, name, value: most(name), goal: MAX_COUNT, digits: 0 })),
  ];
}

/** Rows of the report. */
export const benchCityGuide = () =>
  withBrowser(async (browser, folder) => {
    const env = { DATA_DIR: path.join(folder, 'data') };
    importHotel(folder, env, hotel);
    const app = await startApp(env);
    try {
      const rows = [];
      for (const device of devices) rows.push(...(await measure(browser, app, device)));
      return rows;
    } finally {
      await app.stop();
    }
  });
