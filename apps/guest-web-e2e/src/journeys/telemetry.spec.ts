import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startServer } from '../setup/startServer';
import { startVendors } from '../setup/startVendors';
import { skipWelcome, visit } from '../steps/visit';

type Vendors = Awaited<ReturnType<typeof startVendors>>;

let vendors: Vendors;
let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;

test.beforeEach(async ({ page }) => {
  // This server's origin has no storage yet, so the hotel's welcome would cover the page.
  await skipWelcome(page);
  folder = mkdtempSync(path.join(tmpdir(), 'guest-web-telemetry-'));
  vendors = await startVendors();
  server = await startServer({ DATA_DIR: folder, ...vendors.env });
});

test.afterEach(async ({ page }) => {
  await page.close();
  await server.stop();
  await vendors.stop();
  rmSync(folder, { recursive: true, force: true });
});

const statistics = (page: Page) => page.getByRole('checkbox', { name: 'Statistiques' });
const errorReports = (page: Page) => page.getByRole('checkbox', { name: 'Rapports d’erreur' });

async function agree(page: Page): Promise<void> {
  await visit(page, `${server.address}/demo/gdpr`);
  await statistics(page).check();
  await errorReports(page).check();
  await expect.poll(() => vendors.scripts()).toBe(1);
  await markDocument(page);
}

/** A mark that is lost with the document. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
}

const isSameDocument = (page: Page) =>
  page
    .evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument === true)
    // The document may be replaced during the call.
    .catch(() => undefined);

/** Navigates as a link inside the app does. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

async function fail(page: Page, message: string): Promise<void> {
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    }, 0);
  }, message);
}

/** Vendor code in the document: its script, its data layer, its wrapped functions. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    scripts: [...document.scripts].filter(({ src }) => src.includes('gtm.js')).length,
    hasDataLayer: 'dataLayer' in globalThis,
    hasReporter: '__SENTRY__' in globalThis,
  }));

const none = { scripts: 0, hasDataLayer: false, hasReporter: false };

test('who has not agreed is not measured, however many vendors are configured', async ({ page }) => {
  await visit(page, `${server.address}/demo`);
  await page.waitForLoadState('networkidle');
  expect(await traces(page)).toEqual(none);
  expect(vendors.scripts()).toBe(0);
  expect([...vendors.counted, ...vendors.reports]).toEqual([]);
});

test('an agreement counts at once: screens and errors are told, nobody is named; a withdrawal as well', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/"Ada Lovelace/u);
  await agree(page);
  await goInside(page, '/demo/services/velo/order?room=azur');
  await expect.poll(() => vendors.counted.join()).toContain('/demo/services/:serviceId/order');
  await fail(page, 'cannot read "Ada Lovelace, azur"');
  await expect.poll(() => vendors.reports.join()).toContain('TypeError');
  await goInside(page, '/demo/gdpr');
  await expect.poll(() => vendors.reports.join()).toContain('"type":"transaction"');
  expect(await isSameDocument(page)).toBe(true);
  const told = [...vendors.counted, ...vendors.reports].join('\n');
  for (const personal of ['Ada', 'azur', '/velo/order']) expect(told).not.toContain(personal);
  expect(vendors.reports.join()).toContain('"sample_rate":"1"');
  expect(await page.evaluate(() => document.cookie)).toContain('_ga=');

  await errorReports(page).uncheck();
  await statistics(page).uncheck();
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=');
  expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBeNull();
  // The shown screen stays; the next one is a document without the tag manager.
  expect(await isSameDocument(page)).toBe(true);
  const before = { counted: vendors.counted.length, reports: vendors.reports.length };
  await fail(page, 'cannot read "Ada Lovelace"');
  await goInside(page, '/demo/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  // The server stops with this test, so no request may be pending.
  await page.waitForLoadState('networkidle');
  expect(await traces(page)).toEqual(none);
  expect(vendors.counted.slice(before.counted).join()).not.toContain('screen_view');
  expect(vendors.reports).toHaveLength(before.reports);
});

test('a document has telemetry or check-in, never both', async ({ page }) => {
  await agree(page);
  const answer = page.waitForResponse((response) => response.url() === `${server.address}/demo/checkin`);
  await goInside(page, '/demo/checkin');
  const policy = (await answer).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('127.0.0.1');
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await page.waitForLoadState('networkidle');
  expect(await traces(page)).toEqual(none);

  // After the check-in no vendor starts in this document, and typed answers survive going back and forth.
  await markDocument(page);
  const scripts = vendors.scripts();
  await goInside(page, '/demo/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isSameDocument(page)).toBe(true);
  expect(await traces(page)).toEqual(none);
  expect(vendors.scripts()).toBe(scripts);
  // It starts in the next document.
  await page.reload();
  await expect.poll(() => vendors.scripts()).toBe(scripts + 1);
  expect(JSON.stringify([vendors.counted, vendors.reports])).not.toContain('/demo/checkin');
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('is not reported, whatever it agrees to', async ({ page, expectComplaint }) => {
    expectComplaint(/a bot broke it/u);
    await visit(page, `${server.address}/demo/gdpr`);
    await statistics(page).check();
    await errorReports(page).check();
    await fail(page, 'a bot broke it');
    await page.waitForLoadState('networkidle');
    expect(await traces(page)).toEqual(none);
    expect([...vendors.counted, ...vendors.reports]).toEqual([]);
    expect(vendors.scripts()).toBe(0);
  });
});
