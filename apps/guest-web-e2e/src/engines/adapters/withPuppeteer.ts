import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { COMPLAINTS } from '../inPage/listen';
import type { Engine, Tab } from '../tab';

function tabOf(page: Page): Tab {
  const elementOf = async (expression: string) => {
    const handle = await page.evaluateHandle(expression);
    return handle as ElementHandle<Element>;
  };
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: async (element) => (await elementOf(element)).click(),
    type: async (element, text) => (await elementOf(element)).type(text),
    upload: async (element, file) =>
      ((await elementOf(element)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    draw: async ([[x, y] = [0, 0], ...rest]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const [toX, toY] of rest) await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => (await page.evaluate(COMPLAINTS)) as string[],
  };
}

/** Firefox or Chromium over WebDriver BiDi. */
export async function startWithPuppeteer(
  browser: 'firefox' | 'chrome',
  executablePath: string,
  args: string[] = [],
): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    args,
    protocol: 'webDriverBiDi',
    headless: true,
    acceptInsecureCerts: false,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
  });
  return {
    open: async (window) => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(window);
      return { ...tabOf(page), close: () => context.close() };
    },
    stop: () => running.close(),
  };
}
