import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hoster } from '@guest/api-contract';
import { loadDemoHotel, type DemoSlug } from '@guest/reference-backend';
import { navigationOf } from '@guest/visit';
import { menuEntries, opensInNewTab } from './menuEntries';

type HasScreen = (href: string) => boolean;
const everyScreen: HasScreen = () => true;

afterEach(() => void vi.restoreAllMocks());

async function hoster(slug: DemoSlug, properties: Record<string, string> = {}): Promise<Hoster> {
  const demo = (await loadDemoHotel(slug)).bundle.hoster;
  return { ...demo, properties: { ...demo.properties, ...properties } };
}

const idsOf = (hotel: Hoster, hasScreen: HasScreen = everyScreen) =>
  menuEntries({ hoster: hotel, entries: navigationOf(hotel, hasScreen), hasScreen, config: {} }).map(
    (entry) => ('id' in entry ? entry.id : entry.href),
  );

describe('menuEntries', () => {
  it('has the extras of framissima beside the seminars, how the stay goes, and the press last', async () => {
    expect(idsOf(await hoster('framissima'))).toEqual([
      '/framissima',
      '/framissima/services',
      '/framissima/cityguide',
      '/framissima/roomdirectory',
      '/framissima/seminar',
      'planning',
      'discovery',
      '/framissima/advantages',
      '/framissima/gdpr',
      'mood',
      'press',
    ]);
  });

  it.each([
    ['framissima', {}, true],
    ['framissima', { 'menu-extra-entries': 'false' }, false],
    ['demo', {}, false],
    ['demo', { 'menu-extra-entries': 'true' }, true],
    ['demo', { 'menu-extra-entries': '"yes"' }, false],
  ] as const)('%s with %j: extra entries are %s', async (slug, properties, has) => {
    expect(idsOf(await hoster(slug, properties)).includes('discovery')).toBe(has);
  });

  it('lists the programme once where the navigation of the hotel has it', async () => {
    const hotel = await hoster('demo', { 'menu-extra-entries': 'true' });
    const programme = navigationOf(hotel, everyScreen).filter(({ href }) => href === '/demo/activities');
    expect(programme).toHaveLength(1);
    expect(idsOf(hotel)).toContain('discovery');
    expect(idsOf(hotel)).not.toContain('planning');
  });

  it('lists no screen that this version lacks', async () => {
    const ids = idsOf(await hoster('framissima'), (href) => !/activities|discovery|mood/u.test(href));
    expect(ids).not.toContain('planning');
    expect(ids).not.toContain('discovery');
    expect(ids).not.toContain('mood');
  });

  it.each([
    ['demo', 'true', 'https://demo.example/', 'the demonstration has a kiosk of its own'],
    ['framissima', 'true', 'https://press.example/', 'everybody else has the usual one'],
    ['framissima', 'false', undefined, 'without the flag there is none'],
    ['framissima', 'not json', undefined, 'a flag that cannot be read is off'],
  ] as const)('press of %s with the flag %s: %s (%s)', async (slug, flag, href, _) => {
    // A property that is no JSON is reported to developers.
    vi.spyOn(console, 'warn').mockReturnValue();
    const hotel = await hoster(slug, { 'menu-press-nextory': flag });
    const config = { pressKioskUrl: 'https://press.example/', demoPressKioskUrl: 'https://demo.example/' };
    const press = menuEntries({ hoster: hotel, entries: [], hasScreen: everyScreen, config }).find(
      (entry) => 'id' in entry && entry.id === 'press',
    );
    expect(press?.href).toBe(href);
  });

  it('press differs for the demonstration where nothing is configured too, in a tab of its own for both', async () => {
    const kioskOf = async (slug: 'demo' | 'framissima') => {
      const hotel = await hoster(slug, { 'menu-press-nextory': 'true' });
      const entries = menuEntries({ hoster: hotel, entries: [], hasScreen: everyScreen, config: {} });
      return entries.find((entry) => 'id' in entry && entry.id === 'press')?.href ?? '';
    };
    const [demo, usual] = [await kioskOf('demo'), await kioskOf('framissima')];
    expect(demo).not.toBe(usual);
    for (const href of [demo, usual]) expect(opensInNewTab(href, {})).toBe(true);
  });
});

describe('opensInNewTab', () => {
  const config = { pressKioskUrl: 'https://press.example/kiosk', videoAndBookDomain: 'videoandbook.example' };
  it.each([
    ['/demo/services', false],
    ['https://press.example/kiosk', true],
    ['https://videoandbook.example/a', true],
    ['https://fr.videoandbook.example/a', true],
    ['https://evilvideoandbook.example/a', false],
    ['https://videoandbook.example.evil.example/', false],
    ['javascript:alert(1)//videoandbook.example', false],
  ])('%s: %s', (href, isAway) => {
    expect(opensInNewTab(href, config)).toBe(isAway);
  });
});
