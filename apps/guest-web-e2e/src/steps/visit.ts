import type { Page } from '@playwright/test';
import { returningItems } from './storage';
import type { Language } from './words';

/** Opens an address and waits until the page is hydrated: earlier presses are lost. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilUsable(page);
}

/** Stores the chosen language, which overrules the language of the browser. */
export async function speak(page: Page, origin: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
}

/** Waits for the hydration of frame and screen: React adds a property to each hydrated element. */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['#root :is(a[href], button)', '#root main :is(h1, h2, a[href], button)']
      .map((part) => document.querySelector(part))
      .every((part) => part && Object.keys(part).some((key) => key.startsWith('__reactProps'))),
  );
}

/** Stores only that the guest has seen the demo hotel's welcome. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames of card fields and of replays have no storage.
    if (window === window.top) localStorage.setItem('demo/AlreadyVisited', 'true');
  });
}

/** Stores the data of a returning guest at an origin that is new to the browser. */
export async function beKnown(page: Page): Promise<void> {
  await page.addInitScript((items) => {
    // The frame of card fields has no storage.
    if (window !== window.top) return;
    for (const { name, value } of items) localStorage[name] ??= value;
  }, returningItems());
}
