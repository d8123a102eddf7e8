import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeNetwork, renderFeature } from '@guest/testing';
import { cityGuideFeature } from '../index';
import { categories } from '../model/categories';
import { usePlaceWords } from './usePlaceWords';

function Words() {
  const { category, price, distance, walk, warning } = usePlaceWords();
  const said = [
    price({ label: 'from', amountCents: 900, unit: 'perPerson' }),
    price({ amountCents: 1_250 }),
    price({ label: 'free' }),
    price(undefined) ?? '-',
    distance({ metres: 1_249, walkMinutes: 20 }),
    distance({}) ?? '-',
    walk(65),
    warning({ kind: 'closed' }),
    warning({ kind: 'opensAt', time: '09:30' }),
    warning({ kind: 'closesAt', time: '18:00' }),
    ...categories.map(category),
  ];
  return (
    <ul>
      {said.map((words, index) => (
        <li key={index}>{words}</li>
      ))}
    </ul>
  );
}

/** The feature with a screen that only says these words. */
const feature = {
  ...cityGuideFeature,
  routes: [
    { path: 'words', handle: { chrome: 'bare' as const }, page: () => Promise.resolve({ Component: Words }) },
  ],
};

async function wordsIn(language: 'fr' | 'en'): Promise<string[]> {
  await fakeNetwork();
  renderFeature(feature, { at: '/demo/words', language });
  const items = await screen.findAllByRole('listitem');
  return items.map(({ textContent }) => textContent.replace(/\s/gu, ' '));
}

it('says it in French', async () => {
  const words = await wordsIn('fr');
  expect(words.slice(0, 12)).toEqual([
    'dès 9,00 € par personne',
    '12,50 €',
    'Gratuit',
    '-',
    '1,2 km · 20 min à pied',
    '-',
    '1 h 05 à pied',
    'Fermé à cette heure-là',
    'N’ouvre qu’à 9 h 30',
    'Ferme à 18 h, avant la fin de votre visite',
    'Activités',
    'Boire un verre',
  ]);
  expect(new Set(words.slice(10)).size).toBe(categories.length);
});

it('says it in English', async () => {
  const words = await wordsIn('en');
  expect(words.slice(0, 12)).toEqual([
    'from €9.00 per person',
    '€12.50',
    'Free',
    '-',
    '1.2 km · 20 min on foot',
    '-',
    '1 h 05 on foot',
    'Closed at that time',
    'Opens only at 9:30',
    'Closes at 18:00, before the end of your visit',
    'Activities',
    'Have a drink',
  ]);
  expect(words.join(' ')).not.toContain('category.');
});
