import { afterEach, expect, it, vi } from 'vitest';
import { loadDemoHotel } from '@guest/reference-backend';
import { brandInputOf } from './brandInput';

const { hoster } = (await loadDemoHotel('demo')).bundle;

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['{"color":"#eef2f8","pattern":"/p.svg"}', '#eef2f8', '/p.svg'],
  ['{"color":"#eef2f8","picture":"/court.jpg"}', '/court.jpg', undefined],
  ['{"color":5,"pattern":[]}', undefined, undefined],
  ['"blue"', 'blue', undefined],
  ['"/court.jpg"', '/court.jpg', undefined],
  ['null', undefined, undefined],
  ['{color', undefined, undefined],
])('reads the property %s as the background %s and the pattern %s', (property, background, heroPattern) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const input = brandInputOf({ ...hoster, properties: { background: property } }, { hasServer: true });
  expect([input.background, input.heroPattern]).toEqual([background, heroPattern]);
});

it('gets fonts of other sites from our server where there is one', () => {
  const url = 'https://fonts.example/lora.ttf';
  const titleFontFamily = { value: 'Lora', url };
  const foreign = { ...hoster, customization: { ...hoster.customization, titleFontFamily } };
  expect(brandInputOf(foreign, { hasServer: false }).titleFontFamily?.url).toBe(url);
  expect(brandInputOf(foreign, { hasServer: true }).titleFontFamily?.url).toBe(
    `/hotel-fonts/demo/lora.ttf?url=${encodeURIComponent(url)}`,
  );
});
