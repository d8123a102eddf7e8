import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { aDevice } from '@guest/testing';
import { useSubmissionsStore } from '@guest/submission';
import { useReviewStore } from '../store/reviewStore';
import { reviewNetwork, open } from '../test/network';
import { aDraft, aForm } from '../test/builders';

const at = paths.reviews('demo');

it('says what is asked and how little it takes, then leads to it', async () => {
  await reviewNetwork();
  const { user } = open(at);
  expect(await screen.findByRole('heading', { level: 1, name: /^Comment s’est passé/u })).toBeInTheDocument();
  expect(screen.getByText('Six questions, une minute. Merci de votre franchise.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Donner mon avis' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/demo/reviews/form');
});

it('asks in the hotel’s own words, marked with its language', async () => {
  await reviewNetwork({ _id: 'f', description: 'Alors, ces vacances ?' });
  open(at, { language: 'en' });
  expect(await screen.findByText('Alors, ces vacances ?')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('link', { name: 'Give my review' })).toBeInTheDocument();
});

it('goes on with what was begun', async () => {
  await reviewNetwork();
  const registry = aDevice();
  const form = aForm();
  useReviewStore.in(registry).setState({ draft: aDraft(form, { room: { score: 3 } }) });
  open(at, { registry });
  expect(await screen.findByRole('link', { name: 'Reprendre mon avis' })).toBeInTheDocument();
});

it.each([
  ['received', 'Vous avez déjà donné votre avis'],
  ['waiting', 'Votre avis attend le réseau'],
  ['refused', 'Votre avis n’a pas été accepté'],
] as const)('says how the last review stands that is %s', async (status, words) => {
  await reviewNetwork();
  const registry = aDevice();
  useSubmissionsStore
    .in(registry)
    .getState()
    .put({
      id: 'a',
      kind: 'review',
      keptOn: 'device',
      subject: '',
      label: 'Votre avis',
      keys: { review: 'k' },
      revision: 0,
      savedAt: Date.now(),
      tries: 1,
      status,
    });
  open(at, { registry });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^(?:Revoir|Voir)/u })).toHaveAttribute(
    'href',
    '/demo/reviews/thanking',
  );
});
