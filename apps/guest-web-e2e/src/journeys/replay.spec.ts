import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startRecordingServer, type RecordingServer } from '../setup/startRecordingServer';
import { at, checkinWords, press } from '../steps/checkin';
import { skipWelcome, visit } from '../steps/visit';

const fr = checkinWords.fr;
const SECRET = 'Zénobie-MARQUE';

let server: RecordingServer;
let replay: Awaited<ReturnType<RecordingServer['serve']>> | undefined;

test.beforeEach(async ({ page }) => {
  server = await startRecordingServer();
  await skipWelcome(page);
});

test.afterEach(async ({ page }) => {
  await page.close();
  await replay?.stop();
  await server?.stop();
});

/** Waits until so many messages of a type are stored. */
const stored = (page: Page, wanted: string, count: number) =>
  expect
    .poll(async () => {
      // The page may end, as a recorder sees it: it sends at once what it has.
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
      return server.recorded().messages.filter(({ type }) => type === wanted).length;
    })
    .toBe(count);

/** Opens the check-in, types a first name and waits until that is stored. */
async function recordCheckin(page: Page): Promise<void> {
  await visit(page, `${server.address}/demo/gdpr`);
  await page.getByRole('checkbox', { name: 'Enregistrement de la visite' }).check();
  await visit(page, `${server.address}/demo/checkin`);
  await at(page, fr.introduction);
  await stored(page, 'CreateDocument', 1);
  await press(page, fr.start);
  await at(page, fr.client);
  const field = page.getByLabel(fr.firstname);
  await field.fill(SECRET);
  await field.click();
  await field.blur();
  await stored(page, 'MouseClick', 2);
  await stored(page, 'InputChange', 1);
}

/** Runs `session replay` on the one session, and opens the page that it serves. */
async function openReplay(browser: Browser) {
  const [id = ''] = server.run('session', 'list').split(' ');
  replay = await server.serve('session', 'replay', '--', id);
  // The operator's browser: the whole recorded window is in view.
  const context = await browser.newContext({ viewport: { width: 1_280, height: 1_200 }, isMobile: false });
  const player = await context.newPage();
  const errors: string[] = [];
  player.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  player.on('pageerror', (error) => errors.push(String(error)));
  const answer = await player.goto(replay.address);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return { context, player, policy, errors, frame: player.frameLocator('#frame') };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

const screen = (frame: FrameLocator, name: string) => frame.getByRole('heading', { level: 1, name });

test('a replay shows what the guest did, without scripts and without a word of the guest', async ({
  page,
  browser,
}) => {
  await recordCheckin(page);
  const { context, player, policy, errors, frame } = await openReplay(browser);

  await test.step('It plays, and the browser complains of nothing but fonts', async () => {
    const time = player.getByLabel('Time');
    await time.fill('1');
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(time).toHaveValue((await time.getAttribute('max')) ?? 'none');
    // The recorded server gives its fonts to its own pages alone. Later complaints may be about the runner's own calls.
    expect(errors.filter((text) => !text.includes('.woff2'))).toEqual([]);
  });

  await test.step('It shows the last screen at its size', async () => {
    await expect(screen(frame, fr.client)).toBeVisible();
    await expect(player.locator('#address')).toHaveText(`${server.address}/demo/checkin/client`);
    const { width, height } = await boxOf(player.locator('#frame'));
    expect({ width, height }).toEqual(page.viewportSize());
    // The styles are the recorded ones.
    const button = frame.getByRole('button', { name: fr.next, exact: true });
    await expect(button).toHaveCSS('background-color', 'rgb(12, 117, 116)');
    const logo = frame.getByRole('banner').locator('img');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  });

  await test.step('Nothing recorded can run', async () => {
    await expect(player.locator('#frame')).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(policy).toContain("script-src 'self';");
    const html = await frame.locator('html').innerHTML();
    expect(html).not.toMatch(/<script| on\w+=/u);
  });

  await test.step('What was typed is a mask, in the field and everywhere', async () => {
    await expect(frame.getByLabel(fr.firstname)).toHaveValue('•'.repeat(SECRET.length));
    await expect(frame.getByLabel(fr.lastname, { exact: true })).toHaveValue('');
    const session = await player.request.get(`${replay?.address}session.json`);
    const known = (await frame.locator('html').innerHTML()) + (await session.text());
    expect(known).toContain(fr.client);
    expect(known).not.toContain(SECRET);
    expect(known).not.toContain('MARQUE');
  });

  await test.step('The pointer is where the guest pressed last', async () => {
    const field = await boxOf(frame.getByLabel(fr.firstname));
    const pointer = await boxOf(player.locator('#pointer'));
    const [x, y] = [pointer.x + pointer.width / 2, pointer.y + pointer.height / 2];
    expect(x).toBeGreaterThan(field.x);
    expect(x).toBeLessThan(field.x + field.width);
    expect(y).toBeGreaterThan(field.y);
    expect(y).toBeLessThan(field.y + field.height);
  });

  await test.step('It goes back to an earlier screen, and on', async () => {
    await player.getByLabel('Time').fill('1');
    await expect(screen(frame, fr.client)).toHaveCount(0);
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(screen(frame, fr.introduction)).toBeVisible();
    await expect(screen(frame, fr.client)).toBeVisible();
    await expect(frame.getByLabel(fr.firstname)).toHaveValue('•'.repeat(SECRET.length));
  });

  await context.close();
  expect(await replay?.stop()).toBe(0);
});
