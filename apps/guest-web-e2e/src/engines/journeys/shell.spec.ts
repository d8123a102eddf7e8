import { words } from '../../steps/words';
import { expect, test } from '../fixtures';
import { BLANK_PATH } from '../lineProxy';

const texts = words.fr;

test('the menu opens, closes, and gives the focus back to its button', async ({ visitor, line }) => {
  await visitor.visit(`${line.address}/demo`);
  await visitor.press('button', /^(?:Menu|Plus)$/u);
  await visitor.see('dialog', /(?:)/u);
  await visitor.press('button', /^Fermer/u, { role: 'dialog', name: /(?:)/u });
  await visitor.until(
    () => visitor.evaluate<boolean>(`/^(?:Menu|Plus)$/u.test(document.activeElement.textContent.trim())`),
    'the focus on the menu button',
  );
  await visitor.press('button', /^(?:Menu|Plus)$/u);
  await visitor.press('link', /^Livret/u, { role: 'dialog', name: /(?:)/u });
  await visitor.until(
    () => visitor.evaluate<boolean>(`location.pathname === '/demo/roomdirectory'`),
    'the link',
  );
});

test('without a network what was seen opens, the rest says so, and trying again helps', async ({
  visitor,
  line,
  expectComplaint,
}) => {
  expectComplaint(/./u);
  await visitor.visit(`${line.address}/demo`);
  await visitor.press('link', texts.services);
  await visitor.at(texts.services);
  await visitor.until(
    () =>
      visitor.evaluate<boolean>(
        `caches.match('/demo/services?language=fr', { ignoreVary: true }).then((kept) => kept !== undefined)`,
      ),
    'services in the cache',
  );
  line.cut();
  await visitor.reload();
  await visitor.at(texts.services);
  await visitor.seeText('Hors connexion');
  await visitor.open(`${line.address}/demo/seminar`);
  await visitor.see('heading', 'Pas de connexion');
  line.mend();
  await visitor.pressAt('a.retry');
  await visitor.at('Séminaires');
});

test('Back comes to the place that the guest left, from a screen and from another document', async ({
  visitor,
  line,
}) => {
  await visitor.visit(`${line.address}/demo/services`);
  const place = () => visitor.evaluate<number>('Math.round(scrollY)');
  await visitor.evaluate(
    `new Promise((resolve) => { addEventListener('scroll', () => resolve(), { once: true }); scrollTo(0, 500); })`,
  );
  const left = await place();
  expect(left).toBeGreaterThan(300);
  await visitor.evaluate(`document.querySelector('main li a[href*="velo"]').click()`);
  await visitor.at('Vélo de ville');
  await visitor.until(async () => (await place()) === 0, 'the top of the service');
  await visitor.back();
  await visitor.at(texts.services);
  await visitor.until(async () => (await place()) === left, `the place ${left}`);

  await visitor.evaluate(`void (location.href = ${JSON.stringify(BLANK_PATH)})`);
  await visitor.until(() => visitor.evaluate<boolean>(`document.title === 'Blank'`), 'the other document');
  await visitor.evaluate('void 0');
  await visitor.back();
  await visitor.at(texts.services);
  await visitor.until(async () => (await place()) === left, `the place ${left} after another document`);
});
