// A tap on a menu card of 300 items, in Chromium with the processor slowed four times: from the tap to the next frame.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../chromium.mjs';
import { medianOf } from '../lib/numbers.mjs';
import { startApp } from '../lib/processes.mjs';

const cli = fileURLToPath(new URL('../../../dist/apps/reference-api/cli.js', import.meta.url));
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

const bundle = {
  format: 'guest-web-hotel',
  version: 1,
  hoster: {
    _id: 'menu-hotel',
    slug: 'menu',
    name: 'Menu',
    subscriptionStatus: { isAdditionalSellsSubscribed: true },
  },
  catalogue: {
    categories: [
      {
        _id: 'all',
        name: 'All',
        subcategories: [
          {
            _id: 'all-of-it',
            name: 'All',
            services: [
              {
                _id: 'card',
                name: 'Card',
                type: 'sheet',
                price: { amountCents: 1650 },
                sections: Array.from({ length: SECTIONS }, (_, index) => section(index)),
              },
            ],
          },
        ],
      },
    ],
  },
};

/** Taps options all over the card; answers how long each kept the page from its next frame, in ms. */
async function tap(page) {
  return page.evaluate(async (count) => {
    const options = [...document.querySelectorAll('main input[type=checkbox]')];
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const busy = [];
    for (let turn = 0; turn < count; turn += 1) {
      await frame();
      const start = performance.now();
      options[(turn * 37) % options.length].click();
      // What React does for a press is done when the press has ended; then styles and layout.
      document.body.getBoundingClientRect();
      busy.push(performance.now() - start);
    }
    return busy;
  }, TAPS);
}

/** Rows of the report. */
export async function benchInteractions() {
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-menu-'));
  const file = path.join(folder, 'hotel.json');
  writeFileSync(file, JSON.stringify(bundle));
  const env = { DATA_DIR: path.join(folder, 'data') };
  execFileSync(process.execPath, [cli, 'hotel', 'import', file], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const app = await startApp(env);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${app.address}/menu/services/card/order`, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const busy = await tap(page);
    const sorted = [...busy].sort((a, b) => a - b);
    const group = 'One tap, 300 items on screen, processor slowed four times';
    return [
      { group, name: 'median', value: medianOf(busy, (one) => one), goal: 50, digits: 1, unit: 'ms' },
      {
        group,
        name: '95 of 100 taps',
        value: sorted[Math.floor(sorted.length * 0.95)],
        goal: 50,
        digits: 1,
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
