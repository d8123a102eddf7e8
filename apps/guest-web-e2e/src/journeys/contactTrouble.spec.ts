import { randomUUID } from 'node:crypto';
import { customersOf, submissionsWith } from '../steps/database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { fail, loseAnswer, refuse } from '../steps/badAnswers';
import { bodyOf, heading, introduceSender } from '../steps/contact';
import { contactWords } from '../steps/contactWords';
import { aGuest } from '../steps/guest';
import { speakHalf } from '../steps/halves';
import { visit } from '../steps/visit';

test.beforeEach(({ expectComplaint }) =>
  expectComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/u),
);

test('a message without a network is kept, leaves when it is back, and arrives once', async ({
  page,
  context,
  sites,
}) => {
  const { language, engine, origin } = await speakHalf(page, sites);
  const t = contactWords[language];
  const guest = aGuest();
  await visit(page, `${origin}/demo/message`);
  await page.getByLabel(t.comment).fill('Bonsoir');
  await introduceSender(page, language, guest);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: t.sendMessage }).click();
  await expect(heading(page, t.kept)).toBeFocused();
  await expect(page.getByText(t.toSend)).toBeVisible();
  await expectAccessible(page, 'a message that waits');
  expect(await submissionsWith('message', guest.email, engine, sites)).toEqual([]);

  await context.setOffline(false);
  await expect(heading(page, t.messageSent)).toBeVisible();
  expect(await submissionsWith('message', guest.email, engine, sites)).toHaveLength(1);
});

test('a happy guest without a network is heard when it is back, once, and is one tap from a review', async ({
  page,
  context,
  sites,
}) => {
  const { language, engine, origin } = await speakHalf(page, sites);
  const t = contactWords[language];
  const note = randomUUID();
  await visit(page, `${origin}/demo/mood`);
  await expectAccessible(page, 'the mood');
  await page.getByRole('radio', { name: t.good }).check();
  await page.getByLabel(t.likes).fill(note);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(heading(page, t.moodKept)).toBeFocused();
  await expect(page.getByText(t.toSend)).toBeVisible();
  await expectAccessible(page, 'a mood that waits');
  expect(await submissionsWith('feedback', note, engine, sites)).toEqual([]);

  await context.setOffline(false);
  await expect(heading(page, t.moodSent)).toBeVisible();
  const rows = await submissionsWith('feedback', note, engine, sites);
  expect(rows).toHaveLength(1);
  expect(bodyOf(rows[0])).toMatchObject({ satisfactionLevel: 'satisfied', message: note });
  await page.getByRole('link', { name: t.review }).click();
  await expect(page).toHaveURL(/\/demo\/reviews/u);
});

test('a message that is refused, meets a broken server and loses its answer arrives once', async ({
  page,
  sites,
}) => {
  const { language, engine, origin } = await speakHalf(page, sites, 'en');
  const t = contactWords[language];
  const guest = aGuest();
  await visit(page, `${origin}/demo/message`);
  await page.getByLabel(t.comment).fill('Bonsoir');
  await introduceSender(page, language, guest);

  await page.route('**/api/message', refuse);
  await page.getByRole('button', { name: t.sendMessage }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.refused })).toBeFocused();
  await expect(page.getByLabel(t.comment)).toHaveValue('Bonsoir');
  await expectAccessible(page, 'a message that was refused');

  await page.unroute('**/api/message');
  await page.route('**/api/message', fail);
  await page.getByRole('button', { name: t.resend }).click();
  await expect(heading(page, t.kept)).toBeFocused();
  await expect(page.getByText(t.unanswered)).toBeVisible();
  expect(await submissionsWith('message', guest.email, engine, sites)).toEqual([]);

  await page.unroute('**/api/message');
  await page.route('**/api/message', loseAnswer);
  await page.getByRole('button', { name: t.again }).click();
  await expect(page.getByText(t.inVain)).toBeVisible();
  expect(await submissionsWith('message', guest.email, engine, sites)).toHaveLength(1);

  await page.unroute('**/api/message');
  await page.getByRole('button', { name: t.again }).click();
  await expect(heading(page, t.messageSent)).toBeVisible();
  expect(await submissionsWith('message', guest.email, engine, sites)).toHaveLength(1);
});

test('a mood that meets a broken server and loses its answer arrives once, with its guest', async ({
  page,
  sites,
}) => {
  const { language, engine, origin } = await speakHalf(page, sites, 'en');
  const t = contactWords[language];
  const guest = aGuest();
  const note = randomUUID();
  // The form restores a message that the guest began.
  await visit(page, `${origin}/demo/message`);
  await introduceSender(page, language, guest);
  await page.goto(`${origin}/demo/mood`);
  await expect(page.getByRole('checkbox', { name: new RegExp(`${guest.lastname}$`, 'u') })).toBeChecked();
  await page.getByRole('radio', { name: t.bad }).check();
  await page.getByLabel(t.doNow).fill(note);

  // Each of the two calls fails in both ways.
  await page.route('**/api/customer', fail);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(heading(page, t.moodKept)).toBeFocused();
  const tryAgain = async () => {
    await page.getByRole('button', { name: t.again }).click();
    await expect(page.getByText(t.inVain)).toBeVisible();
  };
  await page.unroute('**/api/customer');
  await page.route('**/api/customer', loseAnswer);
  await tryAgain();
  await page.unroute('**/api/customer');
  await page.route('**/api/feedback', fail);
  await tryAgain();
  expect(await submissionsWith('feedback', note, engine, sites)).toEqual([]);
  await page.unroute('**/api/feedback');
  await page.route('**/api/feedback', loseAnswer);
  await tryAgain();
  await page.unroute('**/api/feedback');
  await page.getByRole('button', { name: t.again }).click();
  await expect(heading(page, t.moodSent)).toBeVisible();

  const rows = await submissionsWith('feedback', note, engine, sites);
  const customers = await customersOf(guest.email, engine, sites);
  expect([rows.length, customers.length]).toEqual([1, 1]);
  expect(bodyOf(rows[0])).toMatchObject({ customer: customers[0]?.id, room: guest.room });
});
