import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from '@guest/i18n';
import { cityGuideTexts } from '../texts';
import { PlacesMap } from './PlacesMap';
import type { PlacesMapProps } from './placesMapProps';

const hotel = { name: 'Hôtel des Lices', latitude: 48.8566, longitude: 2.3522 };
const places = [
  { id: 'louvre', name: 'Musée du Louvre', icon: 'culture', latitude: 48.8606, longitude: 2.3376, number: 1 },
  { id: 'vosges', name: 'Place des Vosges', icon: 'spot', latitude: 48.8556, longitude: 2.3655, number: 2 },
  {
    id: 'flore',
    name: 'Café de Flore',
    icon: 'coffee',
    latitude: 48.8541,
    longitude: 2.3326,
    distance: '1,5 km',
  },
] as const;
const tiles = { url: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' };

beforeAll(async () => void (await import('./MapView')));
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (const [name, value] of [['clientWidth', 390] as const, ['clientHeight', 300] as const]) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  }
});

async function openMap(props: Partial<PlacesMapProps> = {}, language: 'fr' | 'en' = 'fr') {
  const sources = { cityGuide: cityGuideTexts };
  const loaded = await loadTexts(sources, ['cityGuide'], language);
  const i18n = createI18n({ language, sources, loaded });
  const onSelect = vi.fn();
  function Shown() {
    const [selectedId, setSelectedId] = useState(props.selectedId);
    const handleSelect = (id: string) => {
      onSelect(id);
      setSelectedId(id);
    };
    return (
      <PlacesMap places={places} hotel={hotel} {...props} selectedId={selectedId} onSelect={handleSelect} />
    );
  }
  // Waits for the map's own file.
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Shown />
        <button type="button">after the map</button>
      </I18nextProvider>,
    );
  });
  const group = await screen.findByRole('group');
  await within(group).findByRole('button', { name: /^(?:Zoom avant|Zoom in)$/u });
  const pins = () => [...group.querySelectorAll<HTMLElement>('[data-map-pin]')];
  return { user: userEvent.setup(), group, pins, onSelect };
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const pictures = (group: HTMLElement) => [...group.querySelectorAll('img')];

describe('by keyboard', () => {
  it('every pin is a button in the order of the list, named with its distance', async () => {
    const { user, pins } = await openMap();
    await waitFor(() => expect(pins()).toHaveLength(3));
    expect(pins().map((pin) => pin.getAttribute('aria-label'))).toEqual([
      '1 Musée du Louvre',
      '2 Place des Vosges',
      'Café de Flore, 1,5 km',
    ]);
    await user.tab();
    expect(focused()).toBe('1 Musée du Louvre');
    await user.tab();
    expect(focused()).toBe('2 Place des Vosges');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Café de Flore, 1,5 km');
    await user.keyboard('{Home}');
    expect(focused()).toBe('1 Musée du Louvre');
  });

  it('Enter selects, and says which one is selected', async () => {
    const { user, pins, onSelect } = await openMap();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('louvre');
    expect(pins().map((pin) => pin.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(focused()).toBe('1 Musée du Louvre');
  });

  it('Escape leaves the map: Tab goes on behind it', async () => {
    const { user } = await openMap();
    await user.tab();
    await user.keyboard('{Escape}');
    await user.tab();
    expect(focused()).toBe('after the map');
  });

  it('Tab alone leaves it as well', async () => {
    const { user } = await openMap();
    const stops: unknown[] = [];
    while (focused() !== 'after the map' && stops.length < 20) {
      await user.tab();
      stops.push(focused());
    }
    expect(stops.slice(3)).toEqual(['Recentrer sur l’hôtel', 'Zoom avant', 'Zoom arrière', 'after the map']);
  });
});

describe('the ground', () => {
  it('asks before another service sees the guest’s address', async () => {
    const onAllowGround = vi.fn();
    const { user, group, pins } = await openMap({ tiles, onAllowGround }, 'en');
    await waitFor(() => expect(pins()).toHaveLength(3));
    expect(pictures(group)).toEqual([]);
    expect(group).toHaveTextContent('The streets come from tiles.example.com');
    await user.click(within(group).getByRole('button', { name: 'Show the streets' }));
    expect(onAllowGround).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(pictures(group).length).toBeGreaterThan(0));
    expect(group).toHaveTextContent('© Example');
    expect(within(group).queryByRole('button', { name: 'Show the streets' })).toBeNull();
  });

  it.each([
    ['a guest who agreed before', { tiles, isGroundAllowed: true }],
    ['tiles of our own origin', { tiles: { ...tiles, url: '/tiles/{z}/{x}/{y}.png' } }],
  ])('asks nothing for %s', async (_, props) => {
    const { group } = await openMap(props);
    expect(pictures(group).length).toBeGreaterThan(0);
    expect(within(group).queryByRole('button', { name: 'Afficher les rues' })).toBeNull();
  });

  it('shows the pins on a plain ground without a network, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { group, pins } = await openMap({ tiles, isGroundAllowed: true });
    act(() => pictures(group).forEach((picture) => picture.dispatchEvent(new Event('error'))));
    expect(group).toHaveTextContent('Plan sans fond : hors connexion');
    await waitFor(() => expect(pins()).toHaveLength(3));
  });

  it('falls back to the plain ground where Google’s script does not come', async () => {
    vi.stubGlobal('google', { maps: { importLibrary: () => Promise.reject(new Error('blocked')) } });
    const { group, pins } = await openMap({ googleMapsKey: 'key-of-tests', isGroundAllowed: true });
    await waitFor(() => expect(pins()).toHaveLength(3));
    expect(group).toHaveTextContent('Plan sans fond : le service de cartes ne répond pas');
  });
});

it('shows 60 pins of 5,000 places and says so', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    ...places[0],
    id: `p${index}`,
    longitude: 2.3 + index / 100_000,
  }));
  const { group, pins } = await openMap({ places: many, selectedId: 'p4999' });
  await waitFor(() => expect(pins()).toHaveLength(60));
  expect(pins().at(-1)).toHaveAttribute('aria-current', 'true');
  expect(group.textContent).toMatch(/Les 60 premiers lieux sur 5\s000/u);
});

it('leaves out a place without usable coordinates alone', async () => {
  const { pins } = await openMap({ places: [{ ...places[0], latitude: NaN }, places[1]] });
  expect(pins().map((pin) => pin.getAttribute('aria-label'))).toEqual(['2 Place des Vosges']);
});
