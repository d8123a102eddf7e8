import { afterEach, expect, it, vi } from 'vitest';
import { loadDemoHotel } from '@guest/reference-backend';
import { brandInputOf } from './brandInput';

const { hoster } = (await loadDemoHotel('demo')).bundle;

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['{"color":"#eef2f8","pattern":"/p.svg"}', '#faf7f1', '#faf7f1', '/p.svg'],
  ['{"color":"#eef2f8"}', undefined, '#eef2f8', undefined],
  ['{"color":5,"pattern":[]}', undefined, undefined, undefined],
  ['"blue"', undefined, undefined, undefined],
  ['null', undefined, undefined, undefined],
  ['{color', undefined, undefined, undefined],
])(
  'with the background %s and the colour %s the ground is %s, the pattern %s',
  (property, own, ground, pattern) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const input = brandInputOf({
      ...hoster,
      properties: { background: property },
      customization: { ...hoster.customization, backgroundColor: own },
    });
    expect(input).toMatchObject({ backgroundColor: ground, heroPattern: pattern });
  },
);
