import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { createRegistry, persistRegistry } from '@guest/state';
import { useSubmissionsStore, type KeptSubmission } from '@guest/submission';
import { aDevice, type RenderOptions } from '@guest/testing';
import { reviewNetwork, open } from '../test/network';

beforeEach(async () => {
  await reviewNetwork();
});

const kept: KeptSubmission = {
  id: 'a',
  kind: 'review',
  keptOn: 'device',
  subject: '',
  label: 'Votre avis',
  keys: { customer: 'k1', review: 'k2' },
  revision: 0,
  savedAt: Date.now(),
  status: 'received',
  tries: 1,
};

/** The thanks of a review that was answered so. */
function thanks(receipt: unknown, options: Partial<RenderOptions> = {}, rest: object = {}) {
  const registry = aDevice();
  useSubmissionsStore
    .in(registry)
    .getState()
    .put({ ...kept, receipt, ...rest });
  return open(paths.reviewThanks('demo'), { registry, ...options });
}

it('names the sites that the hotel lets the guest publish on, which open beside the app', async () => {
  thanks({
    firstname: 'Camille',
    links: [
      { url: 'https://www.avis.example/deposer', name: ' ' },
      { url: 'https://avis.example/x', name: 'Avis <i>vérifiés</i>' },
      { url: 'javascript:alert(1)' },
    ],
    isAboveThreshold: true,
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis, Camille.!$/u }),
  ).toBeInTheDocument();
  const section = within(screen.getByRole('region', { name: 'Aidez aussi d’autres voyageurs' }));
  const links = section.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Publier sur avis.example (nouvel onglet)',
    'Publier sur Avis <i>vérifiés</i> (nouvel onglet)',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.queryByRole('link', { name: 'Écrire à l’hôtel' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/demo');
});

it('offers an unhappy guest the way to the hotel, where it takes messages', async () => {
  const receipt = { firstname: '', links: [], isAboveThreshold: false };
  const { unmount } = thanks(receipt);
  expect(await screen.findByRole('link', { name: 'Écrire à l’hôtel' })).toHaveAttribute(
    'href',
    '/demo/message',
  );
  expect(screen.queryByRole('region', { name: 'Aidez aussi d’autres voyageurs' })).not.toBeInTheDocument();
  unmount();
  localStorage.clear();
  thanks(receipt, { hoster: (hoster) => ({ ...hoster, functionalities: { messages: false } }) });
  await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis/u });
  expect(screen.queryByRole('link', { name: 'Écrire à l’hôtel' })).not.toBeInTheDocument();
});

it('says so where the hotel did not take who they are', async () => {
  thanks({ firstname: 'Camille', links: [], isNameless: true });
  expect(await screen.findByText(/^L’hôtel n’a pas pu accepter vos coordonnées/u)).toBeInTheDocument();
});

it('survives a receipt that storage has damaged', async () => {
  thanks('nonsense');
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis.!$/u }),
  ).toBeInTheDocument();
});

it('without a review leads to the questions', async () => {
  open(paths.reviewThanks('demo'));
  expect(await screen.findByRole('link', { name: 'Donner mon avis' })).toBeInTheDocument();
  expect(screen.getByTestId('address').textContent).toBe('/demo/reviews');
});

it('gives a refused review back to be read again', async () => {
  const draft = {
    answers: { room: { score: 2, scale: 'emojis/5/5', comment: 'Bruit' } },
    globalComment: 'Voilà',
    isSigned: false,
    changedAt: Date.now(),
  };
  const body = { reservation: null, review: { grades: [] }, draft };
  const { user } = thanks(
    undefined,
    {},
    { status: 'refused', body, failure: { kind: 'http', httpStatus: 422 } },
  );
  await user.click(await screen.findByRole('button', { name: 'Relire mon avis' }));
  const room = within(await screen.findByRole('group', { name: /^Chambre/u }));
  await waitFor(() => expect(room.getByRole('radio', { name: '2/5, Mauvais' })).toBeChecked());
  expect(screen.getByRole('group', { name: 'Votre avis n’est pas parti' })).toHaveTextContent(
    'L’hôtel n’a pas pu l’accepter tel quel.',
  );
  expect(screen.getByLabelText(/^Souhaitez-vous/u)).toHaveValue('Voilà');
});

it('says so where the browser keeps nothing', async () => {
  const registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage: undefined });
  useSubmissionsStore.in(registry).setState({ entries: { a: { ...kept, body: {}, status: 'waiting' } } });
  open(paths.reviewThanks('demo'), { registry, language: 'en' });
  expect(await screen.findByText(/^Your browser keeps nothing/u)).toBeInTheDocument();
});
