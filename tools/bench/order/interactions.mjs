// A tap on a menu card of 300 items, in Chromium with the processor slowed four times: from the tap to the next frame.
import path from 'node:path';
import { importHotel } from '../lib/importHotel.mjs';
import { medianOf } from '../lib/numbers.mjs';
import { startApp } from '../lib/processes.mjs';
import { slowDown, withBrowser } from '../lib/withBrowser.mjs';

const SECTIONS = 10;
const ITEMS = 30;
const TAPS = 40;
const CPU_SLOWDOWN = 4;

const section = (index) => ({
  _id: `section-${index}`,
  label: `Section ${index}`,
  items: Array.from({ length: ITEMS }, (_, item) => ({
    _id: `item-${index}-${item}`,
    name: `Item ${index}.${item}`,
    price: { amountCents: item * 10 },
  })),
});

const card = {
  _id: 'card',
  name: 'Card',
  type: 'sheet',
  price: { amountCents: 1650 },
  sections: Array.from({ length: SECTIONS }, (_, index) => section(index)),
};

const hotel = {
  hoster: {
    _id: 'menu-hotel',
    slug: 'menu',
    name: 'Menu',
    subscriptionStatus: { isAdditionalSellsSubscribed: true },
  },
  catalogue: {
    categories: [
      { _id: 'all', name: 'All', subcategories: [{ _id: 'all-of-it', name: 'All', services: [card] }] },
    ],
  },
};

/** Taps options of the whole card; returns for each tap the time to the next frame, in ms. */
async function tap(page) {
  return page.evaluate(async (count) => {
    const options = [...document.querySelectorAll('main input[type=checkbox]')];
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const busy = [];
    for (let turn = 0; turn < count; turn += 1) {
      await frame();
      const start = performance.now();
      options[(turn * 37) % options.length].click();
      // React renders before the press ends; styles and layout follow.
      document.body.getBoundingClientRect();
      busy.push(performance.now() - start);
    }
    return busy;
  }, TAPS);
}

/** Rows of the report. */
export const benchInteractions = () =>
  withBrowser(async (browser, folder) => {
    const env = { DATA_DIR: path.join(folder, 'data') };
    importHotel(folder, env, hotel);
    const app = await startApp(env);
    try {
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${app.address}/menu/services/card/order`, { waitUntil: 'networkidle' });
      await slowDown(page, CPU_SLOWDOWN);
      const busy = await tap(page);
      const slowest = busy.toSorted((a, b) => a - b)[Math.floor(busy.length * 0.95)];
      const group = 'One tap, 300 items on screen, processor slowed four times';
      const row = (name, value) => ({ group, name, value, goal: 50, digits: 1, unit: 'ms' });
      return [
        row(
          'median',
          medianOf(busy, (one) => one),
        ),
        row('95 of 100 taps', slowest),
      ];
    } finally {
      await app.stop();
    }
  });
