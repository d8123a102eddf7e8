import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aBackend, server } from '@guest/testing';
import { aForm, required } from '../test/builders';
import { aHotelThatAsks, openCheckin, watchPosts } from '../test/open';

const at = '/demo/checkin';
const UPLOAD = '*/assets/upload/privatedocument';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const aPdf = (name: string) => new File(['%PDF-1.7\n', 'x'.repeat(90)], name, { type: 'application/pdf' });

beforeEach(async () => {
  server.use(...(await aBackend()).handlers);
});

it('a line that is gone keeps nobody on the step, and the form only until its paper has arrived', async () => {
  await aHotelThatAsks(aForm({ clientInfo: { fields: { lastname: required, passport: required } } }));
  let isCut = true;
  server.use(http.post(UPLOAD, () => (isCut ? HttpResponse.error() : undefined)));
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await user.upload(await screen.findByLabelText(/Choisir un fichier/u), aPdf('recto.pdf'));
  await screen.findByText(/L’envoi reprendra dès qu’elle revient/u);
  await user.click(press('Continuer'));
  await heading('Vérifiez vos réponses');
  expect(await screen.findByText('1 fichier en cours d’envoi')).toBeVisible();
  await user.click(press('Envoyer mon enregistrement'));
  expect(await screen.findByText(/Attendez la fin de l’envoi du fichier/u)).toBeVisible();
  isCut = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 fichier envoyé')).toBeVisible();
  await user.click(press('Envoyer mon enregistrement'));
  await heading(/^Merci/u);
});

it('a file that a reload cut off counts as not sent on the check page, and is named on its own screen', async () => {
  await aHotelThatAsks(aForm({ clientInfo: { fields: { lastname: required, passport: true } } }));
  server.use(http.post(UPLOAD, () => new Promise<Response>(() => undefined) as never));
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
  await aHotelThatAsks(aForm({ clientInfo: { fields: { lastname: required, passport: required } } }));
  const { user } = openCheckin(at);
  await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  let uploads = 0;
  server.use(
    http.post(UPLOAD, () => {
      uploads += 1;
    }),
  );
  for (const name of ['recto.pdf', 'verso.pdf']) {
    await user.upload(await screen.findByLabelText(/fichier/u), aPdf(name));
  }
  await waitFor(() => expect(screen.getAllByText(/^Envoyé/u)).toHaveLength(2));
  expect(uploads).toBe(2);
  server.use(http.post('*/api/checkin', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  const posts = watchPosts();
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
  await user.click(await screen.findByRole('button', { name: 'Renvoyer' }));
  await heading(/^Merci/u);
  expect(uploads).toBe(2);
  const sent = posts.filter(({ path }) => path === 'checkin');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.body.documents).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
