import { test as base, expect, type Page } from '@playwright/test';
import { readSites, type Sites } from './setup/sites';
import { returningGuest } from './storage';

interface Fixtures {
  /** The guest has never been here: welcome and consents still come. */
  isNewcomer: boolean;
  /** Asks for nothing ahead of need, so that faults reach what a journey asks for; off, the app looks ahead. */
  savesData: boolean;
  /** Where the servers are. */
  sites: Sites;
  /** What a test makes the browser complain about on purpose; everything else fails it. */
  expectComplaint: (pattern: RegExp) => void;
}

/** What the runner itself says when it keeps the service worker out. */
const OF_THE_RUNNER = /^Service Worker registration blocked by Playwright/u;

/** Console errors and warnings (blocked by the policy, hydration, missing files) and errors nobody caught. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      if (OF_THE_RUNNER.test(message.text())) return;
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
}

/** Every test fails when a page of it complains. */
export const test = base.extend<Fixtures & { complaints: string[]; expected: RegExp[] }>({
  isNewcomer: [false, { option: true }],
  savesData: [true, { option: true }],
  storageState: async ({ isNewcomer }, provide) => provide(isNewcomer ? undefined : returningGuest()),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  sites: async ({}, provide) => provide(readSites()),
  // eslint-disable-next-line no-empty-pattern -- the same
  expected: async ({}, provide) => provide([]),
  expectComplaint: async ({ expected }, provide) => provide((pattern) => void expected.push(pattern)),
  complaints: [
    async ({ context, expected, savesData }, provide) => {
      await context.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value, effectiveType: '4g' } });
      }, savesData);
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await provide(complaints);
      const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
