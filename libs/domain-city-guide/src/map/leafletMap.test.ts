import { beforeEach, expect, it, vi } from 'vitest';
import { createLeafletMap } from './leafletMap';
import type { MapSettings } from './mapPort';

const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' };
const centre = { latitude: 48.8566, longitude: 2.3522 };
let element: HTMLElement;

function settings(): MapSettings {
  return {
    element,
    view: { centre, zoom: 14 },
    language: 'fr',
    isStill: true,
    isDark: false,
    onZoom: vi.fn(),
    onGround: vi.fn(),
    onRefusedGesture: vi.fn(),
  };
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: 400 });
  Object.defineProperty(element, 'clientHeight', { value: 300 });
  document.body.replaceChildren(element);
});

const pictures = () => [...element.querySelectorAll('img')];

it('asks for pictures of the streets only where tiles are configured', async () => {
  const plain = settings();
  const port = await createLeafletMap({ rings: [{ centre, radiusM: 500, label: '500 m' }] })(plain);
  expect(pictures()).toEqual([]);
  expect(element).toHaveTextContent('500 m');
  expect(plain.onGround).toHaveBeenCalledExactlyOnceWith('none');
  port.destroy();

  await createLeafletMap({ tiles, rings: [] })(settings());
  expect(pictures().map(({ src }) => src)).toContainEqual(
    expect.stringMatching(/^https:\/\/tiles\.example\.com\/14\/\d+\/\d+\.png$/u),
  );
});

it('keeps the label of a ring in sight while the top of the ring is not', async () => {
  const view = { centre: { ...centre, latitude: centre.latitude - 0.006 }, zoom: 14 };
  await createLeafletMap({ rings: [{ centre, radiusM: 1_000, label: '1 km' }] })({ ...settings(), view });
  const label = element.querySelector<HTMLElement>('.ds-map-ring-label');
  const { left = '', top = '' } = label?.style ?? {};
  expect(Number.parseInt(left)).toBeGreaterThan(0);
  expect(Number.parseInt(left)).toBeLessThan(400);
  expect(Number.parseInt(top)).toBeGreaterThan(0);
  expect(Number.parseInt(top)).toBeLessThan(300);
});

it('says when the streets are there, and when not one picture comes', async () => {
  const some = settings();
  await createLeafletMap({ tiles, rings: [] })(some);
  expect(some.onGround).toHaveBeenLastCalledWith('loading');
  const [first, second] = pictures();
  first?.dispatchEvent(new Event('error'));
  expect(some.onGround).toHaveBeenLastCalledWith('missing');
  second?.dispatchEvent(new Event('load'));
  expect(some.onGround).toHaveBeenLastCalledWith('shown');
  pictures().at(-1)?.dispatchEvent(new Event('error'));
  expect(some.onGround).toHaveBeenLastCalledWith('shown');
});

it('leaves the wheel to the page unless a key is held', async () => {
  vi.useFakeTimers();
  const given = settings();
  await createLeafletMap({ rings: [] })(given);
  const turn = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { deltaY: -240, bubbles: true, cancelable: true, ctrlKey });
    element.firstElementChild?.dispatchEvent(event);
    vi.advanceTimersByTime(1_000);
    return event.defaultPrevented;
  };
  expect(turn(false)).toBe(false);
  expect(given.onRefusedGesture).toHaveBeenCalledExactlyOnceWith('wheel');
  expect(given.onZoom).not.toHaveBeenCalled();
  expect(turn(true)).toBe(true);
  expect(given.onZoom).toHaveBeenCalled();
  expect(given.onRefusedGesture).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('leaves one finger to the page, and says so where it moves sideways', async () => {
  const given = settings();
  await createLeafletMap({ rings: [] })(given);
  const touch = (type: string, ...points: [number, number][]) => {
    const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
    element.dispatchEvent(Object.assign(new Event(type), { touches }));
  };
  touch('touchstart', [100, 100]);
  touch('touchmove', [105, 40]);
  touch('touchmove', [160, 100], [200, 100]);
  expect(given.onRefusedGesture).not.toHaveBeenCalled();
  touch('touchmove', [160, 100]);
  expect(given.onRefusedGesture).toHaveBeenCalledExactlyOnceWith('touch');
  expect(element.style.touchAction).toBe('pan-x pan-y');
});
