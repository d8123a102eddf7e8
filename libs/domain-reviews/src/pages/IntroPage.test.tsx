import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { useReviewStore } from '../store/reviewStore';
import { aDevice, aListeningBackend, open, patience } from '../test/network';
import { aDraft, aForm } from '../test/builders';

const at = paths.reviews('demo');

it('says what is asked and how little it takes, then leads to it', async () => {
  await aListeningBackend();
  const { user } = open(at);
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Comment s’est passé/u }, patience),
  ).toBeInTheDocument();
  expect(screen.getByText('Six questions, une minute. Merci de votre franchise.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Donner mon avis' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/demo/reviews/form');
});

it('asks in the hotel’s own words, marked with its language', async () => {
  await aListeningBackend({ _id: 'f', description: 'Alors, ces vacances ?' });
  open(at, { language: 'en' });
  expect(await screen.findByText('Alors, ces vacances ?', undefined, patience)).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('link', { name: 'Give my review' })).toBeInTheDocument();
});

it('goes on with what was begun', async () => {
  await aListeningBackend();
  const registry = aDevice();
  const form = aForm();
  useReviewStore.in(registry).setState({ draft: aDraft(form, { room: { score: 3 } }) });
  open(at, { registry });
  expect(await screen.findByRole('link', { name: 'Reprendre mon avis' }, patience)).toBeInTheDocument();
});

it.each([
  ['received', 'Vous avez déjà donné votre avis'],
  ['saved', 'Votre avis attend le réseau'],
  ['refused', 'Votre avis n’a pas été accepté'],
] as const)('says how the last review stands that is %s', async (status, words) => {
  await aListeningBackend();
  const registry = aDevice();
  useReviewStore.in(registry).setState({ entryId: 'a' });
  useOutboxStore
    .in(registry)
    .getState()
    .put({
      id: 'a',
      kind: 'review',
      hosterId: 'hotel-des-lices',
      slug: 'demo',
      label: 'Votre avis',
      keys: { review: 'k' },
      savedAt: Date.now(),
      tries: 1,
      status,
    });
  open(at, { registry });
  expect(await screen.findByText(words, undefined, patience)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^(?:Revoir|Voir)/u })).toHaveAttribute(
    'href',
    '/demo/reviews/thanking',
  );
});
