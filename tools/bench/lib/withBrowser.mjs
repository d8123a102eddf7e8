import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../chromium.mjs';

/** Measures with a browser and a temporary folder; both are removed afterwards. */
export async function withBrowser(measure) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-bench-'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    return await measure(browser, folder);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the page's processor slower from now on. */
export async function slowDown(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
