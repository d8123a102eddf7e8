// `nx pictures design-system`: the pictures of the README, taken from the built Storybook.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { chromiumArgs, ensureChromium } from '../../../tools/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.resolve(root, '../../docs/pictures');
const pictures = [
  { name: 'button-matrix', story: 'actions-button--matrix', brand: 'lices', width: 1504 },
  { name: 'contrast-report', story: 'foundations-contrast--ugly', brand: 'ugly', width: 1200 },
];

/** Chromium cannot take screenshots as WebP, but a canvas can be saved as WebP. */
const toWebp = (page, png) =>
  page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1];
  }, png.toString('base64'));

const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'storybook-static' },
  preview: { port: 0 },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  mkdirSync(folder, { recursive: true });
  const origin = server.resolvedUrls.local[0];
  for (const { name, story, brand, width } of pictures) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(`${origin}iframe.html?viewMode=story&id=${story}&globals=brand:${brand}`);
    await page.waitForSelector('#storybook-root table');
    await page.evaluate(() => document.fonts.ready);
    // The page is stable when two screenshots are equal.
    let png = await page.screenshot({ fullPage: true });
    for (let last; !last?.equals(png);) {
      last = png;
      await page.waitForTimeout(300);
      png = await page.screenshot({ fullPage: true });
    }
    writeFileSync(path.join(folder, `${name}.webp`), await toWebp(page, png), 'base64');
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
