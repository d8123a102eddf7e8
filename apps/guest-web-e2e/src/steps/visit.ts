import type { Page } from '@playwright/test';

/** Opens an address and waits until the page answers presses: what is pressed before that, nobody hears. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilUsable(page);
}

/** React leaves its mark on an element when it has taken it over from the server's HTML. */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('#root main a[href], #root button');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}
