// How long a keystroke takes in the longest step of the check-in, on a device four times slower than this one.
import { devices } from 'playwright';
import { startApp } from '../lib/processes.mjs';
import { slowDown, withBrowser } from '../lib/withBrowser.mjs';

const PAGE = '/demo/checkin/client';
const SLOWER = 4;
const GOAL_MS = 50;
const TEXT = 'Le Goff de Kerlouan et de la Ville-Marie';
const PAUSE_MS = 60;
const SETTLE_MS = 3_000;

/** In the page: from the key to the frame that shows it. */
function listen() {
  globalThis.keystrokes = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.keystrokes.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    true,
  );
}

/** Types into a field of the step: half of the keystrokes, nearly all, and the longest. */
export const benchKeystroke = () =>
  withBrowser(async (browser, folder) => {
    const app = await startApp({ DATA_DIR: folder });
    try {
      const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
      const page = await context.newPage();
      await page.goto(app.address + PAGE, { waitUntil: 'networkidle' });
      const fields = await page.locator('main :is(input, select, textarea):not([type=hidden])').count();
      const field = page.getByLabel('Nom', { exact: true });
      await field.focus();
      // Waits until the prefetched chunks have loaded, as they have for a guest who reads the screen.
      await page.waitForTimeout(SETTLE_MS);
      await page.evaluate(listen);
      await slowDown(page, SLOWER);
      await page.keyboard.type(TEXT, { delay: PAUSE_MS });
      await page.waitForFunction((count) => globalThis.keystrokes.length >= count, TEXT.length);
      const times = (await page.evaluate(() => globalThis.keystrokes)).sort((a, b) => a - b);
      const row = (name, value, goal) => ({
        group: 'Check-in',
        name: `a keystroke among ${fields} controls, CPU ${SLOWER}× slower: ${name}`,
        value,
        goal,
        digits: 0,
        unit: 'ms',
      });
      const at = (part) => times[Math.ceil(times.length * part) - 1];
      // The longest of forty depends on the machine's other work, so it has no goal.
      return [
        row('median', at(0.5), GOAL_MS),
        row('95 of 100 within', at(0.95), GOAL_MS),
        row('longest', times.at(-1)),
      ];
    } finally {
      await app.stop();
    }
  });
