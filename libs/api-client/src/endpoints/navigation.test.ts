import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import { getHoster } from './hoster';

withNetwork();

async function labelsOf(hotel: object): Promise<string[]> {
  const answer = { _id: 'one', slug: 'port', name: 'Port', ...hotel };
  network.use(http.get(`${ORIGIN}/api/hoster`, () => HttpResponse.json(answer)));
  const { customization } = await getHoster(anApi(), 'port');
  return customization.navigation.navigationElements.map(({ label, longName }) => `${label}: ${longName}`);
}

const withElements = (...navigationElements: object[]) => ({
  customization: { navigation: { navigationElements } },
});

describe('a hotel', () => {
  const standard = ['service: Services', 'information: Livret d’accueil'];

  it.each([
    ['without customization', {}],
    ['without navigation', { customization: {} }],
    ['without elements', withElements()],
    ['with elements that the app does not know', withElements({ label: 'casino', longName: 'Casino' })],
    ['with elements without a name', withElements({ label: 'service' })],
  ])('%s has services and the room directory', async (_name, hotel) => {
    expect(await labelsOf({ ...hotel, language: 'fr' })).toEqual(standard);
    expect(await labelsOf({ ...hotel, language: 'en' })).toEqual([
      'service: Services',
      'information: Room directory',
    ]);
  });

  it('that turned every element off has none', async () => {
    const off = { label: 'home', longName: 'Home', isActivated: false };
    expect(await labelsOf(withElements(off))).toEqual([]);
  });

  it('that names an element twice has it once: the first that is on', async () => {
    const element = (label: string, longName: string, more: object = {}) => ({
      _id: longName,
      label,
      longName,
      ...more,
    });
    expect(
      await labelsOf(
        withElements(
          element('service', 'Off', { isActivated: false }),
          element('service', ''),
          element('service', 'First'),
          element('personalPage', 'Spa', { personalPage: 'spa' }),
          element('service', 'Second'),
          element('personalPage', 'Golf', { personalPage: 'golf' }),
          element('personalPage', 'Spa again', { personalPage: 'spa' }),
        ),
      ),
    ).toEqual(['service: First', 'personalPage: Spa', 'personalPage: Golf']);
  });
});
