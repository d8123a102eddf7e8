import { test as base, expect, type Page } from '@playwright/test';
import { readSites, type Sites } from './setup/sites';
import { returningGuest } from './steps/storage';

interface Fixtures {
  /** A first visit: the welcome and the consents appear. */
  isNewcomer: boolean;
  /** Save-Data: the app prefetches nothing, so that faults reach the requests of the journey. */
  savesData: boolean;
  /** Where the servers are. */
  sites: Sites;
  /** Allows a console message that the test causes on purpose; any other one fails the test. */
  expectComplaint: (pattern: RegExp) => void;
}

/** The runner's own message when it blocks the service worker. */
const OF_THE_RUNNER = /^Service Worker registration blocked by Playwright/u;

/** Collects console errors and warnings (content policy, hydration, missing files) and uncaught errors. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      if (OF_THE_RUNNER.test(message.text())) return;
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
}

/** Fails every test whose pages log an error or a warning. */
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
