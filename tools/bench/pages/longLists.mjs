// Lists of a huge hotel in Chromium with the processor slowed four times: the rows that the document begins with, and
// how long a search takes from the key to the painted results.
import path from 'node:path';
import { hugeHotel } from '../../../apps/guest-web-e2e/src/setup/hugeHotel.ts';
import { importHotel } from '../lib/importHotel.mjs';
import { medianOf } from '../lib/numbers.mjs';
import { startApp } from '../lib/processes.mjs';
import { slowDown, withBrowser } from '../lib/withBrowser.mjs';

const CPU_SLOWDOWN = 4;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const GOAL_MS = 100;
const ROWS_AT_FIRST = 60;
/** Until the texts are made that a search compares. */
const SETTLE_MS = 8_000;
/** Longer than the results take. */
const KEY_PAUSE_MS = 1_500;

const lists = [
  { name: '2,400 services', path: 'services', row: /\/services\/massage-\d+-\d+"/gu, word: 'huile' },
  { name: '300 entries', path: 'roomdirectory', row: /id="consigne-\d+-\d+"/gu, word: 'casier' },
];

/** In the page: from each key to the frame with its results. The first key of a word changes the list the most. */
function listen() {
  globalThis.answered = [];
  const status = document.querySelector('main [role=status]');
  let pressedAt;
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  new MutationObserver(() => {
    const since = pressedAt;
    pressedAt = undefined;
    if (since === undefined) return;
    requestAnimationFrame(() => setTimeout(() => globalThis.answered.push(performance.now() - since)));
  }).observe(status, { subtree: true, childList: true, characterData: true });
}

async function visit(browser, app, { path: list, row, word }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'fr-FR',
  });
  const address = `${app.address}/${hugeHotel.hoster.slug}/${list}`;
  const html = await (await fetch(address, { headers: { 'accept-language': 'fr' } })).text();
  const page = await context.newPage();
  await slowDown(page, CPU_SLOWDOWN);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await page.getByRole('searchbox').focus();
  await page.evaluate(listen);
  for (const key of word) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  const times = await page.evaluate(() => globalThis.answered);
  await context.close();
  if (process.env.BENCH_STEPS) console.log(list, times.map(Math.round).join(' '));
  return { atFirst: new Set(html.match(row)).size, slowest: Math.max(...times) };
}

/** Rows of the report. */
export const benchLongLists = () =>
  withBrowser(async (browser, folder) => {
    const env = { DATA_DIR: path.join(folder, 'data') };
    importHotel(folder, env, hugeHotel);
    const app = await startApp(env);
    try {
      const rows = [];
      for (const { name, ...list } of lists) {
        const visits = [];
        for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, app, list));
        const group = `${name}, processor slowed four times`;
        rows.push(
          { group, name: 'rows at first', value: visits[0].atFirst, goal: ROWS_AT_FIRST, digits: 0 },
          {
            group,
            name: 'search: slowest key to results',
            value: medianOf(visits, ({ slowest }) => slowest),
            goal: GOAL_MS,
            digits: 0,
            unit: 'ms',
          },
        );
      }
      return rows;
    } finally {
      await app.stop();
    }
  });
