import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkinWords } from '../../steps/checkin';
import { checkinsOf } from '../../steps/database';
import { aGuest } from '../../steps/guest';
import { passport } from '../../steps/wholeCheckin';
import { dayAhead } from '../../time/moments';
import { expect, test } from '../fixtures';

const fr = checkinWords.fr;

test('a check-in with a paper, a signature and a message', async ({ visitor, line, sites }) => {
  const { email } = aGuest();
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-engines-'));
  const file = path.join(folder, passport.name);
  writeFileSync(file, passport.buffer);
  await visitor.visit(`${line.address}/demo/checkin`);
  await visitor.press('button', fr.start);

  await visitor.at(fr.client);
  await visitor.press('radio', 'Madame');
  await visitor.fill(fr.firstname, 'Camille');
  await visitor.fill(fr.lastname, 'Le Goff');
  await visitor.fill(/^Adresse e-mail/u, email);
  await visitor.fill(/^Téléphone/u, '06 39 98 12 34');
  await visitor.typeDate(fr, fr.birthDate, ['24', '11', '1987']);
  await visitor.choose('Type de pièce', 'id_card');
  await visitor.fill('Numéro', 'ID-MARQUE-77');
  await visitor.upload(file);
  await visitor.seeText('Envoyé');
  await visitor.press('button', fr.next);

  await visitor.at(fr.stay);
  await visitor.choose('Date d’arrivée', dayAhead(3));
  await visitor.choose('Date de départ', dayAhead(6));
  await visitor.choose('Heure d’arrivée prévue', '16:30');
  await visitor.press('button', fr.next);
  await visitor.at(fr.companions);
  await visitor.press('button', fr.next);

  await visitor.at(fr.agreement);
  await visitor.press('checkbox', /règlement/u);
  await visitor.press('checkbox', /Mes réponses sont exactes/u);
  await visitor.draw('img', /^Votre signature/u);
  await visitor.see('button', 'Effacer');
  await visitor.press('button', fr.sign);
  await visitor.press('button', 'Je préfère à la réception');
  // The step of the card is a document of its own, because its content policy allows the payment provider.
  await visitor.at(/^Envie d’un petit plus/u);
  await visitor.seeText('Garder ma chambre');
  await visitor.press('button', fr.next);
  await visitor.at(/^Une question/u);
  await visitor.fill(/^Votre message/u, 'Lit de bébé, merci');
  await visitor.press('button', fr.next);
  await visitor.at(fr.check);
  await visitor.press('button', fr.send);
  await visitor.at(fr.thanks);
  rmSync(folder, { recursive: true, force: true });

  const { customers, checkins } = await checkinsOf(email, 'sqlite', sites);
  expect(customers).toMatchObject([{ firstname: 'Camille', birthDate: '1987-11-24' }]);
  expect(checkins).toMatchObject([
    { arrivalDate: dayAhead(3), signature: expect.stringMatching(/^sealed:/u) },
  ]);
});
