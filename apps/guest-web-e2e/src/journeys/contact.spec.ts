import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { ordersOf, submissionsWith } from '../steps/database';
import { expect, test } from '../fixtures';
import { expectAccessible } from '../steps/accessible';
import { bodyOf, heading, introduceSender, RESERVATION } from '../steps/contact';
import { contactWords } from '../steps/contactWords';
import { aGuest } from '../steps/guest';
import { engineOf, speakHalf, isPhone } from '../steps/halves';
import { press, tabTo } from '../steps/keyboard';
import { speak, visit } from '../steps/visit';
import { words } from '../steps/words';

/** Counts the presses of the guest, across screens. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted) return;
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}

test('the hotel is two taps from home: a message, a call, how the stay goes', async ({ page, sites }) => {
  const { language, origin } = await speakHalf(page, sites);
  const t = contactWords[language];
  const taps = await countTaps(page);
  const ways = [
    [t.callEntry, t.phoneTitle],
    ['Message', t.messageTitle],
    [t.moodEntry, t.moodTitle],
  ] as const;
  for (const [entry, title] of ways) {
    await visit(page, `${origin}/demo`);
    await page.evaluate(() => sessionStorage.removeItem('taps'));
    await page.getByRole('button', { name: t.menu }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: entry, exact: true }).click();
    await expect(heading(page, title)).toBeFocused();
    expect(await taps(), String(entry)).toBe(2);
  }
  const tiles = [
    [t.messageTile, t.messageTitle],
    [t.moodTile, t.moodTitle],
  ] as const;
  for (const [tile, title] of tiles) {
    await visit(page, `${origin}/demo`);
    await page.evaluate(() => sessionStorage.removeItem('taps'));
    await page.locator('main').getByRole('link', { name: tile }).click();
    await expect(heading(page, title)).toBeVisible();
    expect(await taps(), String(tile)).toBe(1);
  }
});

test('what a hotel does not offer is said, with another way', async ({ page, sites }) => {
  const { language, origin } = await speakHalf(page, sites);
  const t = contactWords[language];
  await visit(page, `${origin}/campanile-lyon/message`);
  const outside = page.getByRole('link', { name: t.outside });
  await expect(outside).toHaveAttribute('href', /^https:\/\/messages\.campanile-demo\.example\//u);
  await expect(outside).toHaveAttribute('target', '_blank');
  await expectAccessible(page, 'messaging of the hotel’s own');
  await visit(page, `${origin}/petit-hotel/message`);
  await expect(heading(page, t.noMessages)).toBeVisible();
  await expectAccessible(page, 'no messages');
  await visit(page, `${origin}/petit-hotel/phone`);
  await expect(heading(page, t.noCalls)).toBeVisible();
  await expectAccessible(page, 'no calls');
});

for (const language of ['fr', 'en'] as const) {
  const engine = engineOf[language];
  const t = contactWords[language];

  test.describe(`${language}, kept by ${engine}`, () => {
    test.beforeEach(({ page, sites }) => speak(page, sites[engine], language));

    test('a message: asked for what it lacks, sent, stored as it was written', async ({ page, sites }) => {
      const guest = aGuest();
      const script = `<script>alert('${randomUUID()}')</script>`;
      await visit(page, `${sites[engine]}/demo/message`);
      await expect(page.getByText(t.onlyOpen)).toBeVisible();
      await expect(page.getByText(t.warning)).toBeVisible();
      await expectAccessible(page, 'the message form');
      await page.getByRole('button', { name: t.sendMessage }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(t.writeWords);
      await expectAccessible(page, 'the message form with errors');

      await page.getByLabel(t.comment).fill(`  Un lit d’appoint, s’il vous plaît 🛏\n${script} `);
      await introduceSender(page, language, guest);
      await page.getByRole('button', { name: t.sendMessage }).click();
      await expect(heading(page, t.messageSent)).toBeFocused();
      await expect(page.locator('main')).toContainText(script);
      await expectAccessible(page, 'the message was sent');

      const rows = await submissionsWith('message', guest.email, engine, sites);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        hoster_id: 'hotel-des-lices',
        idempotency_key: expect.stringMatching(/^\S{20,}$/u),
      });
      expect(bodyOf(rows[0])).toEqual({
        hoster: 'hotel-des-lices',
        message: `Un lit d’appoint, s’il vous plaît 🛏\n${script}`,
        customerName: `${guest.lastname} ${guest.firstname}`,
        email: guest.email,
        phone: guest.phone,
        roomNumber: guest.room,
      });
      // The device keeps nothing of the message after the guest has left the screen.
      await page.getByRole('link', { name: t.home }).click();
      await expect(page).toHaveURL(/\/demo$/u);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).not.toContain('appoint');

      // The guest may take it back: the hotel no longer has it.
      await visit(page, `${sites[engine]}/demo/gdpr`);
      await expect(page.getByText(t.keptTime)).toBeVisible();
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      expect(JSON.parse(await text(await (await downloaded).createReadStream()))).toMatchObject({
        content: { email: guest.email },
      });
      await expectAccessible(page, 'what the hotel has');
      await page.getByRole('button', { name: t.takeBack }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.confirmTakeBack, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: t.takenBack })).toBeFocused();
      expect(await submissionsWith('message', guest.email, engine, sites)).toEqual([]);
    });

    test('a mood by a short link: what, where and "call me", with the reservation’s guest', async ({
      page,
      sites,
    }) => {
      const note = `Le voisin chante <script>alert(1)</script> ${randomUUID()}`;
      await page.goto(`${sites[engine]}/demo/m/${RESERVATION}`);
      await expect(page).toHaveURL(`${sites[engine]}/demo/mood`);
      await expect(page.getByLabel(t.room)).toHaveValue('214');
      await page.getByRole('button', { name: t.send, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.choose);
      await expectAccessible(page, 'the mood with errors');
      await page.getByRole('radio', { name: t.bad }).check();
      await page.getByRole('checkbox', { name: t.noise }).check();
      await page.getByRole('checkbox', { name: t.bedroom }).check();
      await page.getByRole('checkbox', { name: t.callMe }).check();
      await page.getByLabel(t.doNow).fill(` ${note} `);
      await expect(page.getByRole('checkbox', { name: t.named })).toBeChecked();
      await expectAccessible(page, 'the mood with details');
      await page.getByRole('button', { name: t.send, exact: true }).click();
      await expect(heading(page, t.moodSent)).toBeFocused();
      await expectAccessible(page, 'the mood was sent');

      const rows = await submissionsWith('feedback', note, engine, sites);
      expect(rows).toHaveLength(1);
      const { customers } = await ordersOf('camille.legoff@courriel.example', engine, sites);
      const body = bodyOf(rows[0]);
      // Each device makes a customer of its own.
      expect(customers.map(({ id }) => id)).toContain((body as { customer?: string }).customer);
      expect(body).toEqual({
        hoster: 'hotel-des-lices',
        room: '214',
        satisfactionLevel: 'dissatisfied',
        message: `${t.written.replaceAll(' :', '\u00A0:')}\n\n${note}`,
        customer: expect.stringMatching(/^\S+$/u) as unknown,
        reservation: RESERVATION,
      });
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(RESERVATION);
    });

    test('a call: the number to call, to copy, and on a wide screen to scan', async ({
      page,
      context,
      sites,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, `${sites[engine]}/demo`);
      await page.getByRole('link', { name: t.call }).click();
      await expect(heading(page, t.phoneTitle)).toBeFocused();
      await expect(page.getByRole('link', { name: t.dial, exact: true })).toHaveAttribute(
        'href',
        'tel:+33261914012',
      );
      await expect(page.getByText(t.hours)).toBeVisible();
      await page.getByRole('button', { name: t.copy }).click();
      await expect(page.getByText(t.copied)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+33 2 61 91 40 12');
      await expect(page.getByRole('img', { name: t.qr })).toBeVisible({ visible: !isPhone(page) });
      // The phone button is not shown on the phone screen.
      await expect(page.getByRole('link', { name: t.call })).toHaveCount(0);
      await expectAccessible(page, 'the phone');
    });

    test('a message, a mood and a call with the keyboard alone', async ({ page, context, sites }) => {
      test.skip(isPhone(page), 'nobody has a keyboard there');
      const guest = aGuest();
      const main = page.locator('main');
      await visit(page, `${sites[engine]}/demo/message`);
      await tabTo(page, main.getByRole('textbox', { name: t.comment }));
      await page.keyboard.type('Bonsoir');
      await press(page, main.getByRole('button', { name: t.sendMessage }));
      await expect(page.getByRole('alert')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(words[language].lastname, { exact: true })).toBeFocused();
      await page.keyboard.type(guest.lastname);
      await page.keyboard.press('Tab');
      await page.keyboard.type(guest.email);
      // Enter in a single-line field sends the form.
      await page.keyboard.press('Enter');
      await expect(heading(page, t.messageSent)).toBeFocused();
      expect(await submissionsWith('message', guest.email, engine, sites)).toHaveLength(1);

      // The phone screen copies the number, starts the call, or leads to a message.
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(page, main.getByRole('link', { name: t.call, exact: true }).first());
      await expect(heading(page, t.phoneTitle)).toBeFocused();
      await press(page, main.getByRole('button', { name: t.copy }), 'Space');
      await expect(page.getByText(t.copied)).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+33 2 61 91 40 12');
      await tabTo(page, main.getByRole('link', { name: t.dial, exact: true }));
      await press(page, main.getByRole('link', { name: t.writeInstead }));
      await expect(heading(page, t.messageTitle)).toBeFocused();

      await visit(page, `${sites[engine]}/demo/mood`);
      const note = randomUUID();
      await tabTo(page, main.getByRole('radio', { name: t.good }));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: t.bad })).toBeChecked();
      await press(page, main.getByRole('checkbox', { name: t.noise }), 'Space');
      await tabTo(page, main.getByRole('textbox', { name: t.doNow }));
      await page.keyboard.type(note);
      await press(page, main.getByRole('button', { name: t.send, exact: true }), 'Space');
      await expect(heading(page, t.moodSent)).toBeFocused();
      const [row] = await submissionsWith('feedback', note, engine, sites);
      expect(bodyOf(row)).toMatchObject({ satisfactionLevel: 'dissatisfied' });
    });
  });
}
