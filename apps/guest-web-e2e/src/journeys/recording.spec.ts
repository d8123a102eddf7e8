import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startRecordingServer, type RecordingServer } from '../setup/startRecordingServer';
import { at, checkinWords, press, RESERVATION } from '../steps/checkin';
import { answerMarks, secretMarks } from '../steps/checkinMarks';
import { aGuest } from '../steps/guest';
import { skipWelcome, visit } from '../steps/visit';
import { fillEverything } from '../steps/wholeCheckin';

const fr = checkinWords.fr;

let server: RecordingServer;
let asked: string[];

test.beforeEach(async ({ page }) => {
  server = await startRecordingServer();
  asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ingest/')) asked.push(pathname);
  });
  await skipWelcome(page);
});

test.afterEach(async ({ page }) => {
  await page.close();
  await server?.stop();
});

const choice = (page: Page) => page.getByRole('checkbox', { name: 'Enregistrement de la visite' });

async function agree(page: Page): Promise<void> {
  await visit(page, `${server.address}/demo/gdpr`);
  await choice(page).check();
}

test('a guest who has not agreed is not recorded, nor is anything outside the check-in', async ({ page }) => {
  await visit(page, `${server.address}/demo/checkin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await agree(page);
  await visit(page, `${server.address}/demo/services`);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await visit(page, `${server.address}/demo`);
  expect(asked).toEqual([]);
  // The same document begins a recording where it may.
  await page.goto(`${server.address}/demo/checkin`);
  await expect.poll(() => asked).toContain('/ingest/v1/web/start');
});

test('a whole check-in is recorded without one word of the guest', async ({ page }) => {
  test.slow();
  const { email } = aGuest();
  await agree(page);
  await visit(page, `${server.address}/demo/c/${RESERVATION}`);
  await page.waitForURL('**/demo/checkin');
  await expect.poll(() => asked).toContain('/ingest/v1/web/start');
  await fillEverything(page, email, { isReserved: true });
  await press(page, fr.send);
  await at(page, fr.thanks);
  await visit(page, `${server.address}/demo`);

  await expect.poll(() => server.recorded().messages.some(({ type }) => type === 'InputChange')).toBe(true);
  const { sessions, messages, text } = server.recorded();
  expect(sessions).toBe(1);
  const marks = [...secretMarks, ...answerMarks, email, email.split('@')[0] ?? email, RESERVATION];
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
  // It shows what the guest did: screens, fields, presses.
  const types = new Set(messages.map(({ type }) => type));
  for (const type of [
    'CreateElementNode',
    'SetInputValue',
    'MouseClick',
    'SetPageLocation',
    'Metadata',
  ] as const)
    expect(types).toContain(type);
  const screens = messages.flatMap((message) => (message.type === 'SetPageLocation' ? [message.url] : []));
  expect(screens.length).toBeGreaterThan(4);
  expect(screens.every((url) => url.startsWith(`${server.address}/demo/checkin`))).toBe(true);

  const [id = ''] = server.run('session', 'list').split(' ');
  expect(server.run('session', 'show', '--', id)).toContain('/demo/checkin');
});

test('a withdrawn agreement ends the recording, and an ingest that fails disturbs nothing', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  await agree(page);
  await page.route('**/ingest/v1/web/start', (route) => route.fulfill({ status: 503, body: 'full' }));
  await visit(page, `${server.address}/demo/checkin`);
  await expect.poll(() => asked).toContain('/ingest/v1/web/start');
  await press(page, fr.start);
  await at(page, fr.client);
  await page.unroute('**/ingest/v1/web/start');
  await visit(page, `${server.address}/demo/gdpr`);
  await choice(page).uncheck();
  const before = asked.length;
  await visit(page, `${server.address}/demo/checkin`);
  await press(page, fr.start);
  await at(page, fr.client);
  expect(asked).toHaveLength(before);
  expect(server.recorded()).toMatchObject({ sessions: 0, messages: [] });
});
