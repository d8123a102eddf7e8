import { describe, expect, it } from 'vitest';
import type { Hoster, NavigationElement } from '@guest/api-contract';
import { navigationOf } from './navigation';

const element = (label: NavigationElement['label'], personalPage?: string) =>
  ({
    _id: label,
    label,
    icon: 'book',
    shortName: label,
    longName: label,
    isActivated: true,
    personalPage,
  }) as NavigationElement;

const hoster = {
  slug: 'demo',
  customization: {
    navigation: {
      navigationElements: [element('home'), element('personalPage', 'journal-des-lices'), element('gdpr')],
    },
  },
} as Hoster;

const addresses = (pageSlugs?: Record<string, string>) =>
  navigationOf(hoster, () => true, pageSlugs).map(({ href }) => href);

describe('a personal page in the navigation', () => {
  it('leads to its slug', () => {
    expect(addresses({ 'journal-des-lices': 'journal' })).toEqual(['/demo', '/demo/journal', '/demo/gdpr']);
  });

  it('has its place before the slug is known, and leads to its id until then', () => {
    expect(addresses()).toEqual(['/demo', '/demo/journal-des-lices', '/demo/gdpr']);
  });

  it('is no dead end when the hotel has no such page', () => {
    expect(addresses({})).toEqual(['/demo', '/demo/gdpr']);
  });
});
