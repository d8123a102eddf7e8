import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.mjs';

const workspaceRoot = path.resolve(import.meta.dirname, '../..');
/** The name of this run's report, so that one run keeps what another has found. */
const report = process.env.E2E_REPORT ?? 'e2e';
/** Every screen in each hotel, window, language and text size. */
const everyScreen = /matrix\.spec/u;
/** Journeys that depend on the window size run in both; the others on a phone, which most guests use. */
const inEveryWindow =
  /(?:contact|orders|accessibility|shell|reviews|wholeCheckin|cityGuide|cityMap|favourites|activities|advantages|usabilityTest)[^/]*\.spec/iu;

/** Whole visits in Chromium, against the built server on a real database. */
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: path.join(workspaceRoot, 'reports', report),
  globalSetup: './src/setup/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Limits, not waits: a busy machine takes several times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: path.join(workspaceRoot, 'reports', `${report}.json`) }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 60_000,
    // A service worker would hide the faults that journeys cause; airplane.spec.ts allows it.
    serviceWorkers: 'block',
    // `TRACE=1` records, which takes a sixth more time. A failed test always has a snapshot of its page.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: everyScreen,
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desktop', testMatch: inEveryWindow, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'screens', testMatch: everyScreen },
  ],
});
