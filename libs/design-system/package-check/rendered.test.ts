import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { preview, type PreviewServer } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { makeConsumer, runNode, writeFiles, type Consumer } from '../../../tools/lib/consumer';
import { nextFiles, nextRelease } from './nextApp';
import { ssrFiles } from './ssrApp';

const pictures = path.resolve(import.meta.dirname, '../../../reports/design-system-package');
const companions = ['react', 'react-dom', 'styled-components', 'vite'];
let consumer: Consumer;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  consumer = makeConsumer('design-system', companions, [nextRelease]);
  writeFiles(consumer.folder, { ...ssrFiles, ...nextFiles });
  browser = await chromium.launch(inject('chromium'));
}, 300_000);
afterAll(async () => {
  await browser?.close();
  consumer?.remove();
});

/** A page and what its console said: hydration that differs, missing files, blocked scripts. */
async function openPage(address: string, javaScriptEnabled: boolean): Promise<[Page, string[]]> {
  const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 600 } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return [page, problems];
}

/** The colour of a button's fill, and the width of the icon with a name. */
async function expectLook(page: Page, fill: string) {
  const button = page.getByRole('button').first();
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(fill);
  const icon = page.getByRole('img', { name: 'Téléphone' });
  const width = await icon.evaluate((svg) => (svg as unknown as SVGGraphicsElement).getBBox().width);
  expect(width).toBeGreaterThan(10);
}

/** The page without scripts, with scripts, and with a press. */
async function expectWorking(address: string, fill: string, picture: string) {
  const [plain] = await openPage(address, false);
  await expectLook(plain, fill);
  await plain.screenshot({ path: path.join(pictures, `${picture}-without-script.png`) });
  const [page, problems] = await openPage(address, true);
  const counter = page.getByRole('button', { name: 'Réservé' });
  await expect
    .poll(async () => {
      await counter.click();
      return counter.textContent();
    })
    .toMatch(/[1-9] fois/u);
  await page.mouse.move(0, 0);
  await expectLook(page, fill);
  const scene = page.locator('[data-scene] g');
  await expect
    .poll(() => scene.evaluate((part) => (part as unknown as SVGGraphicsElement).getBBox().width))
    .toBeGreaterThan(100);
  await page.screenshot({ path: path.join(pictures, `${picture}.png`) });
  expect(problems).toEqual([]);
}

describe('a page that a Vite app renders on its server', () => {
  let server: PreviewServer;
  const folder = () => path.join(consumer.folder, 'ssr');

  beforeAll(async () => {
    const vite = '../node_modules/vite/bin/vite.js';
    for (const args of [
      [vite, 'build', '--logLevel', 'warn'],
      [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist-server'],
      ['render.mjs'],
    ]) {
      const [script = '', ...rest] = args;
      const { isOk, output } = runNode(folder(), script, ...rest);
      if (!isOk) throw new Error(output);
    }
    server = await preview({ root: folder(), configFile: false, preview: { port: 0 } });
  }, 120_000);
  afterAll(() => server?.close());

  it('holds the shapes of icons and no path of the server', () => {
    const html = readFileSync(path.join(folder(), 'dist/index.html'), 'utf8');
    expect(html).not.toContain('file:');
    expect(html).not.toContain(consumer.folder);
    expect(html.match(/<g><path/gu)?.length).toBe(3);
  });

  it('looks right without scripts and works with them', async () => {
    await expectWorking(server.resolvedUrls?.local[0] ?? '', 'rgb(173, 65, 37)', 'vite-ssr');
  });
});

describe("a page of Next's App Router", () => {
  let server: ChildProcess;
  let address = '';
  const next = '../node_modules/next/dist/bin/next';

  beforeAll(async () => {
    const folder = path.join(consumer.folder, 'next');
    const { isOk, output } = runNode(folder, next, 'build');
    if (!isOk) throw new Error(output);
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: folder, env });
    const ended = once(server, 'exit').then(([code]) => {
      throw new Error(`Next ended with ${String(code)}`);
    });
    while (address === '') {
      const [chunk] = (await Promise.race([once(server.stdout ?? server, 'data'), ended])) as [Buffer];
      address = /http:\/\/localhost:\d+/u.exec(String(chunk))?.[0] ?? '';
    }
    ended.catch(() => undefined);
  }, 300_000);
  afterAll(() => server?.kill());

  it('has server and client components, right without scripts, working with them', async () => {
    await expectWorking(address, 'rgb(255, 230, 0)', 'next');
  });
});
