import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startRecordingServer, type RecordingServer } from '../setup/startRecordingServer';
import { at, checkinWords, press } from '../steps/checkin';
import { skipWelcome, visit } from '../steps/visit';

const fr = checkinWords.fr;
const BATCH = '**/ingest/v1/web/i?*';

let server: RecordingServer;

test.beforeEach(async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/u);
  server = await startRecordingServer();
  await skipWelcome(page);
  await visit(page, `${server.address}/demo/gdpr`);
  await page.getByRole('checkbox', { name: 'Enregistrement de la visite' }).check();
});

test.afterEach(async ({ page }) => {
  await page.close();
  await server?.stop();
});

const recorded = () => server.recorded();
const countOf = (type: string) => recorded().messages.filter((message) => message.type === type).length;

/** The page may end, as a recorder sees it: it sends at once what it has. */
const leave = (page: Page) =>
  page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));

/** Leaves until the recording runs and has sent something. */
const leaveUntil = (page: Page, isMet: () => boolean) =>
  expect
    .poll(async () => {
      await leave(page);
      return isMet();
    })
    .toBe(true);

/** Lets the first batches meet a fault; returns how many did. */
async function meet(page: Page, times: number, fault: (route: Route) => Promise<void>) {
  const met = { count: 0 };
  await page.context().route(BATCH, async (route) => {
    if (met.count >= times) return route.continue();
    met.count += 1;
    await fault(route);
  });
  return met;
}

const answering = (status: number) => (route: Route) => route.fulfill({ status, body: '<h1>no</h1>' });
const faults: [string, number, (route: Route) => Promise<void>][] = [
  ['is down', 3, (route) => route.abort('connectionrefused')],
  ['cuts the connection', 3, (route) => route.abort('connectionreset')],
  ['answers 500', 3, answering(500)],
  ['answers 413', 3, answering(413)],
  [
    'takes the bytes and loses its answer',
    1,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  ],
  [
    'is slow',
    2,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    },
  ],
];
for (const [name, times, fault] of faults)
  test(`an ingest that ${name} for a while loses nothing of a recording, and the page goes on`, async ({
    page,
  }) => {
    const met = await meet(page, times, fault);
    await visit(page, `${server.address}/demo/checkin`);
    await press(page, fr.start);
    await at(page, fr.client);
    await leaveUntil(page, () => met.count > 0);
    await page.getByLabel(fr.firstname).click();
    await page.getByLabel(fr.firstname).fill('Ada');
    await page.getByLabel(fr.firstname).blur();
    await leaveUntil(page, () => countOf('InputChange') === 1);
    expect(met.count).toBe(times);
    await expect.poll(() => countOf('CreateDocument')).toBe(1);
    expect(countOf('MouseClick')).toBeGreaterThan(0);
    expect(recorded().sessions).toBe(1);
  });

test('a token that ended begins the recording again, with the whole page', async ({ page }) => {
  const met = await meet(page, 1, answering(401));
  await visit(page, `${server.address}/demo/checkin`);
  await press(page, fr.start);
  await at(page, fr.client);
  const restarted = page.waitForResponse('**/ingest/v1/web/start');
  await leaveUntil(page, () => met.count === 1);
  expect((await restarted).status()).toBe(200);
  await leaveUntil(page, () => recorded().trees.at(-1) === 1);
});

test('an ingest that never takes a batch ends the recording, and the page goes on', async ({ page }) => {
  test.slow();
  const met = await meet(page, Infinity, answering(500));
  await visit(page, `${server.address}/demo/checkin`);
  await leaveUntil(page, () => met.count > 0);
  // One attempt and ten repeats, and those in a hurry that came before; then the worker is gone.
  await expect.poll(() => page.workers(), { timeout: 40_000 }).toEqual([]);
  const { count } = met;
  expect(count).toBeGreaterThanOrEqual(11);
  await press(page, fr.start);
  await at(page, fr.client);
  await leave(page);
  expect(page.workers()).toEqual([]);
  expect(met.count).toBe(count);
  expect(recorded().messages).toEqual([]);
});

test('a policy without workers means no recording, and the page goes on', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Content Security Policy/u);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/demo/checkin', async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('worker-src');
    const headers = {
      ...answer.headers(),
      'content-security-policy': policy.replace(/worker-src [^;]+/u, "worker-src 'none'"),
    };
    await route.fulfill({ response: answer, headers });
  });
  const refused = page.waitForEvent('console', (message) => /tracker\.worker/u.test(message.text()));
  await page.goto(`${server.address}/demo/checkin`);
  await refused;
  await press(page, fr.start);
  await at(page, fr.client);
  expect(asked.filter((name) => name.startsWith('/ingest/'))).toEqual([]);
  expect(recorded().sessions).toBe(0);
});
