import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoogleMap } from './googleMap';
import { createLeafletMap } from './leafletMap';
import type { MapPort, MapSettings, OpenMap, PlacedPin } from './mapPort';
import { fakeGoogle } from './test/fakeGoogle';

const SIZE = { width: 400, height: 300 };
const paris = { latitude: 48.8566, longitude: 2.3522 };

function aPin(id: string, longitude = 2.3522, latitude = 48.8566): PlacedPin {
  const element = document.createElement('div');
  element.innerHTML = `<button type="button">${id}</button>`;
  return { id, element, latitude, longitude, isRaised: false };
}

const pixels = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?(?=px)/gu)].map(Number);

/** Where a pin is drawn in the map: what its element and those around it are moved by. */
function positionOf(pin: PlacedPin): { x: number; y: number } {
  const position = { x: 0, y: 0 };
  for (let one: HTMLElement | null = pin.element; one; one = one.parentElement) {
    const { transform, left, top } = one.style;
    const [x = 0, y = 0] = pixels(transform || `${left} ${top}`);
    position.x += x;
    position.y += y;
  }
  return position;
}

const adapters: [string, () => OpenMap][] = [
  ['Leaflet', () => createLeafletMap({ rings: [] })],
  ['Google', () => createGoogleMap('key-of-tests')],
];

describe.each(adapters)('the map of %s', (_, adapter) => {
  let element: HTMLElement;
  let port: MapPort;
  const said = { onZoom: vi.fn(), onGround: vi.fn(), onRefusedGesture: vi.fn() };
  const open = (changes: Partial<MapSettings> = {}) =>
    adapter()({
      element,
      view: { centre: paris, zoom: 14 },
      language: 'fr',
      isStill: true,
      isDark: false,
      ...said,
      ...changes,
    });
  const names = () => [...element.querySelectorAll('button')].map((button) => button.textContent);

  beforeEach(async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    vi.stubGlobal('google', fakeGoogle(SIZE));
    element = document.createElement('div');
    Object.defineProperty(element, 'clientWidth', { value: SIZE.width });
    Object.defineProperty(element, 'clientHeight', { value: SIZE.height });
    document.body.append(element);
    Object.values(said).forEach((one) => one.mockReset());
    port = await open();
  });
  afterEach(() => {
    port.destroy();
    element.remove();
  });

  it('shows the pins in the order of the list, and no others', () => {
    const [one, two, three] = [aPin('one'), aPin('two', 2.36), aPin('three', 2.37)];
    port.place([one, two]);
    expect(names()).toEqual(['one', 'two']);
    port.place([two, three]);
    expect(names()).toEqual(['two', 'three']);
    port.place([]);
    expect(names()).toEqual([]);
  });

  it('puts the east to the right and the north above', () => {
    const pins = [aPin('west', 2.35), aPin('east', 2.36), aPin('north', 2.35, 48.87)];
    port.place(pins);
    const [west, east, north] = pins.map(positionOf);
    expect(east?.x).toBeGreaterThan(west?.x ?? NaN);
    expect(north?.y).toBeLessThan(west?.y ?? NaN);
  });

  it('keeps the focus in a pin that is placed again', () => {
    const [one, two] = [aPin('one'), aPin('two', 2.36)];
    port.place([one, two]);
    two.element.querySelector('button')?.focus();
    port.place([one, { ...two, isRaised: true }]);
    expect(document.activeElement?.textContent).toBe('two');
  });

  it('adds nothing of its own to the keyboard’s order', () => {
    port.place([aPin('one')]);
    const stops = [...element.querySelectorAll<HTMLElement>('a, button, input, [tabindex]'), element];
    expect(stops.filter(({ tabIndex }) => tabIndex >= 0).map(({ textContent }) => textContent)).toEqual([
      'one',
    ]);
  });

  it('zooms by steps and says so', async () => {
    port.zoomBy(1);
    await vi.waitFor(() => expect(said.onZoom).toHaveBeenLastCalledWith(15));
    port.zoomBy(-1);
    await vi.waitFor(() => expect(said.onZoom).toHaveBeenLastCalledWith(14));
  });

  it('shows another view', () => {
    port.show({ centre: { latitude: 31.63, longitude: -7.99 }, zoom: 12 });
    expect(said.onZoom).toHaveBeenLastCalledWith(12);
  });

  it('reveals a pin, and moves for no other reason', () => {
    const [inside, far] = [aPin('inside'), aPin('far', 2.4)];
    port.place([inside, far]);
    const before = positionOf(inside);
    port.reveal('inside');
    port.reveal('unknown');
    expect(positionOf(inside)).toEqual(before);
    expect(positionOf(far).x).toBeGreaterThan(SIZE.width);
    port.reveal('far');
    expect(positionOf(far).x).toBeCloseTo(SIZE.width - 120, -1);
  });

  it('leaves an empty element, which another map may take', async () => {
    port.place([aPin('one')]);
    port.destroy();
    expect(element.children).toHaveLength(0);
    port = await open();
  });
});
