import { expect, it } from 'vitest';
import { createKnownTexts } from './knownTexts';
import { addressOfScreen } from './startRecorder';

it.each([
  ['https://a.b/petit-hotel/checkin/client?id=7#top', 'https://a.b/petit-hotel/checkin/client'],
  ['https://a.b/demo/c/lices-demo-T7uQm2Xv9RkZa4', 'https://a.b/demo/c/*'],
  ['https://a.b/api/reservation/24811', 'https://a.b/api/reservation/*'],
  ['nonsense', ''],
])('keeps of %s what names no guest', (url, expected) => {
  expect(addressOfScreen(url)).toBe(expected);
});

it('knows whole texts of the app, also those that are loaded later', () => {
  const data = { fr: { shell: { title: 'Bonjour', hello: 'Bonjour {{name}}' } } } as Record<string, object>;
  const isKnown = createKnownTexts({ store: { data } } as never);
  expect(['Bonjour', ' Bonjour ', 'Bonjour Marie', 'Bonjour {{name}}', 'Nom'].map(isKnown)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  data.fr = { ...data.fr, checkin: { fields: { name: 'Nom' } } };
  expect(isKnown('Nom')).toBe(true);
});
