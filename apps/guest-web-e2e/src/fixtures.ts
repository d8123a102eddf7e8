import { test as base, expect, type Page } from '@playwright/test';
import { readSites, type Sites } from './setup/sites';

interface Fixtures {
  /** Where the servers are. */
  sites: Sites;
  /** What a test makes the browser complain about on purpose; everything else fails it. */
  expectComplaint: (pattern: RegExp) => void;
}

/** Console errors and warnings (blocked by the policy, hydration, missing files) and errors nobody caught. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
}

/** Every test fails when a page of it complains. */
export const test = base.extend<Fixtures & { complaints: string[]; expected: RegExp[] }>({
  sites: async ({}, use) => use(readSites()),
  expected: async ({}, use) => use([]),
  expectComplaint: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  complaints: [
    async ({ context, expected }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await use(complaints);
      const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
