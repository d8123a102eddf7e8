import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failures } from '@guest/testing';
import { aForm, required } from '../test/builders';
import { CHECKIN, checkinNetwork, UPLOAD } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const asking = aForm({ clientInfo: { fields: { lastname: required, passport: required } } });
const aPdf = (name: string) => new File(['%PDF-1.7\n', 'x'.repeat(90)], name, { type: 'application/pdf' });

it('a line that is gone keeps nobody on the step, and the form only until its paper has arrived', async () => {
  const { answers, heal } = await checkinNetwork(asking);
  answers(UPLOAD, failures.cut);
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.upload(await screen.findByLabelText(/Choisir un fichier/u), aPdf('recto.pdf'));
  await screen.findByText(/L’envoi reprendra dès qu’elle revient/u);
  await user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  expect(await screen.findByText('1 fichier en cours d’envoi')).toBeVisible();
  await user.click(press('Envoyer mon enregistrement'));
  expect(await screen.findByText(/Attendez la fin de l’envoi du fichier/u)).toBeVisible();
  heal();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 fichier envoyé')).toBeVisible();
  await user.click(press('Envoyer mon enregistrement'));
  await heading(/^Merci/u);
});

it('a file that a reload cut off counts as not sent on the check page, and is named on its own screen', async () => {
  const { hold } = await checkinNetwork(
    aForm({ clientInfo: { fields: { lastname: required, passport: true } } }),
  );
  hold(UPLOAD);
  const first = openCheckin(at);
  await first.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await first.user.upload(await screen.findByLabelText(/Choisir un fichier/u), aPdf('recto.pdf'));
  await first.user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  first.unmount();
  const { user, travel } = openCheckin(`${at}/check`);
  expect(await screen.findByText('1 fichier non envoyé')).toBeVisible();
  travel(`${at}/client`);
  expect(
    await screen.findByText('recto.pdf n’était pas encore parti. Choisissez-le de nouveau.'),
  ).toBeVisible();
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await heading(/^Merci/u);
});

it('papers that were sent are not sent again with a form whose sending failed', async () => {
  const { requests, answersOnce } = await checkinNetwork(asking);
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  for (const name of ['recto.pdf', 'verso.pdf']) {
    await user.upload(await screen.findByLabelText(/fichier/u), aPdf(name));
  }
  await waitFor(() => expect(screen.getAllByText(/^Envoyé/u)).toHaveLength(2));
  expect(requests(UPLOAD)).toHaveLength(2);
  answersOnce(CHECKIN, failures.status(503));
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await user.click(await screen.findByRole('button', { name: 'Renvoyer' }));
  await heading(/^Merci/u);
  expect(requests(UPLOAD)).toHaveLength(2);
  const sent = requests(CHECKIN);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.body.documents).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
