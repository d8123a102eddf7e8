import { beforeEach, expect, it, vi } from 'vitest';
import { createGoogleMap } from './googleMap';
import type { MapSettings, PlacedPin } from './mapPort';
import { fakeGoogle } from './test/fakeGoogle';

const SIZE = { width: 400, height: 300 };
let google: ReturnType<typeof fakeGoogle>;
let settings: MapSettings;

beforeEach(() => {
  google = fakeGoogle(SIZE);
  vi.stubGlobal('google', google);
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: SIZE.width });
  Object.defineProperty(element, 'clientHeight', { value: SIZE.height });
  settings = {
    element,
    view: { centre: { latitude: 48.8566, longitude: 2.3522 }, zoom: 14.5 },
    language: 'fr',
    isStill: true,
    isDark: false,
    onZoom: vi.fn(),
    onGround: vi.fn(),
    onRefusedGesture: vi.fn(),
  };
});

function aPin(id: string, longitude: number): PlacedPin {
  return { id, longitude, latitude: 48.8566, element: document.createElement('div'), isRaised: false };
}

it('moves just enough to show a pin', async () => {
  const port = await createGoogleMap('key')(settings);
  const [map] = google.opened;
  const [inside, outside] = [aPin('inside', 2.353), aPin('outside', 2.4)];
  port.place([inside, outside]);
  const before = map?.centre;
  port.reveal('inside');
  expect(map?.centre).toEqual(before);
  port.reveal('outside');
  expect(map?.point({ lat: 48.8566, lng: 2.4 }).x).toBeCloseTo(SIZE.width - 120);
});

it('moves its pins with the map and raises the one in use', async () => {
  const port = await createGoogleMap('key')(settings);
  const pin = aPin('one', 2.36);
  port.place([{ ...pin, isRaised: true }, aPin('two', 2.37)]);
  expect(pin.element.style.zIndex).toBe('1');
  const before = pin.element.style.transform;
  port.zoomBy(1);
  expect(pin.element.style.transform).not.toBe(before);
});

it('says when the streets are there, and when Google refuses the key', async () => {
  await createGoogleMap('key')(settings);
  google.opened[0]?.tell('tilesloaded');
  expect(settings.onGround).toHaveBeenLastCalledWith('shown');
  (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.();
  expect(settings.onGround).toHaveBeenLastCalledWith('missing');
});

it('rejects where the script does not come', async () => {
  vi.stubGlobal('google', { maps: { importLibrary: () => Promise.reject(new Error('could not load')) } });
  await expect(createGoogleMap('key')(settings)).rejects.toThrow('could not load');
});
