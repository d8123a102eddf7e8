import type { Page } from '@playwright/test';
import { returningItems } from './storage';
import type { Language } from './words';

/** Opens an address and waits until the page is hydrated: earlier presses are lost. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilUsable(page);
}

/** As a guest who has chosen a language before: the server renders it, whatever the browser asks for. */
export async function speak(page: Page, origin: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
}

/** React leaves its mark on an element when it has taken it over from the server's HTML. */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('#root main a[href], #root button');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}

/** A guest who was here before, at an address that is new to the browser. */
export async function beKnown(page: Page): Promise<void> {
  await page.addInitScript((items) => {
    for (const { name, value } of items) localStorage[name] ??= value;
  }, returningItems());
}
