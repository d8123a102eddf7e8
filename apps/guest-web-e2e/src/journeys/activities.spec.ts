import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { programmeDays } from '../setup/stayHotels';
import { expectUsable } from '../steps/accessible';
import { stayWords } from '../steps/stayWords';
import { speak, visit } from '../steps/visit';
import type { Language } from '../steps/words';
import { dayAhead, dayInWords, parisMoment } from '../time/moments';

const languages: Language[] = ['fr', 'en'];
const { places, nothing, night } = programmeDays;

const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
/** A moment as calendar files write it. */
const stamp = (day: string, time: string) =>
  `${parisMoment(day, time).slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

async function downloadSlot(page: Page, button: string): Promise<{ name: string; file: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), file: await readFile(await file.path(), 'utf8') };
}

for (const language of languages) {
  const texts = stayWords[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page, sites }) => speak(page, sites.sqlite, language));

    test('the programme goes by day: places left, nothing planned, the next day with something', async ({
      page,
      sites,
    }) => {
      const programme = `${sites.sqlite}/au-programme/activities`;
      await visit(page, `${programme}?day=${nothing}`);
      await expect(page.getByRole('heading', { level: 1, name: texts.activities })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: texts.noActivity })).toBeVisible();
      await expectUsable(page, 'a day without activities');
      await page.getByRole('button', { name: texts.seeDay(dayInWords(night, language)) }).click();
      await expect(page).toHaveURL(`${programme}?day=${night}`);
      await expect(
        page.getByRole('heading', { name: capitalised(dayInWords(night, language)) }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Nuit des étoiles' }).first()).toBeVisible();

      await page.locator(`a[href$="?day=${places}"]`).click();
      await expect(page).toHaveURL(`${programme}?day=${places}`);
      const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(0)).toContainText(texts.places(4));
      await expect(rows.nth(1)).toContainText(texts.lastPlace);
      await expect(rows.nth(2)).toContainText(texts.full);
      await expectUsable(page, 'a day with activities');
      // Back leaves the programme, not the day.
      await rows.nth(0).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Atelier terre' })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(`${programme}?day=${places}`);
      await expect(rows).toHaveCount(3);
    });

    test('an activity goes into the guest’s calendar, with the hotel’s hours', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/au-programme/activities/atelier-terre`);
      const when = `${dayInWords(places, language)}, ${texts.fromTo(texts.atTime(15), texts.atTime(17))}`;
      await expect(page.getByRole('button', { name: texts.intoCalendar(when) })).toBeVisible();
      await expectUsable(page, 'an activity');
      const { name, file } = await downloadSlot(page, texts.intoCalendar(when));
      expect(name).toBe(`atelier-terre-${places}.ics`);
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/u);
      expect(file.match(/^BEGIN:VEVENT\r$/gmu)).toHaveLength(1);
      expect(file).toContain(`DTSTART:${stamp(places, '15:00')}`);
      expect(file).toContain(`DTEND:${stamp(places, '17:00')}`);
      expect(file).toContain('SUMMARY:Atelier terre');
      expect(file.replaceAll('\r\n ', '')).toContain(
        'LOCATION:Verrière\\, Hôtel Au Programme\\, 1 rue de Siam\\, 29200 Brest',
      );
    });

    test('what is full or over has no free slot, and nothing to put into a calendar', async ({
      page,
      sites,
    }) => {
      for (const id of ['atelier-complet', 'atelier-passe']) {
        await visit(page, `${sites.sqlite}/au-programme/activities/${id}`);
        await expect(page.getByRole('main').getByText(texts.noSlotSoon)).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await expectUsable(page, id);
      }
      await visit(page, `${sites.sqlite}/au-programme/activities`);
      const all = page.getByRole('listitem').filter({ hasText: 'Fête de l’été' });
      await expect(all).toContainText(texts.noSlotSoon);
    });

    test('the seminars show what else the hotel organises, and lead to it', async ({ page, sites }) => {
      await visit(page, `${sites.sqlite}/demo/seminar`);
      const also = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: texts.alsoHere }),
      });
      await expect(also.getByRole('listitem')).toHaveCount(6);
      await expect(also.getByRole('listitem').filter({ hasText: 'Atelier kouign-amann' })).toContainText(
        '24',
      );
      await also.getByRole('link', { name: 'Atelier kouign-amann' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Atelier kouign-amann' })).toBeFocused();
      await page.goBack();
      await also.getByRole('link', { name: texts.wholeProgramme }).click();
      await expect(page).toHaveURL(/\/demo\/activities$/u);
      await expect(page.getByRole('heading', { level: 1, name: texts.activities })).toBeFocused();
    });
  });
}

test('a night ends on the next day, in the calendar too', async ({ page, sites }) => {
  await visit(page, `${sites.sqlite}/au-programme/activities/nuit-etoiles`);
  const { file } = await downloadSlot(page, `Ajouter à mon agenda : ${dayInWords(night, 'fr')}, 22 h – 1 h`);
  expect(file).toContain(`DTSTART:${stamp(night, '22:00')}`);
  expect(file).toContain(`DTEND:${stamp(dayAhead(6), '01:00')}`);
});

test('a hotel without activities says so, as does an activity that is gone', async ({
  page,
  sites,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/u);
  await visit(page, `${sites.sqlite}/le-minimum/activities`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pas d’activité pour le moment' })).toBeVisible();
  await expectUsable(page, 'no activities');
  await page.goto(`${sites.sqlite}/demo/activities/inconnue`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cette activité n’est plus au programme' }),
  ).toBeVisible();
  await expectUsable(page, 'an activity that is gone');
});
