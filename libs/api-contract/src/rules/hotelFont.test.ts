import { expect, it } from 'vitest';
import { hotelFontPath } from './hotelFont';

it.each([
  [
    'https://x.example/a/Lora.woff2?v=1',
    '/hotel-fonts/demo/Lora.woff2?url=https%3A%2F%2Fx.example%2Fa%2FLora.woff2%3Fv%3D1',
  ],
  [
    'https://fonts.example/css2?family=Lora:wght@400;700&display=swap',
    '/hotel-fonts/demo/css2?url=https%3A%2F%2Ffonts.example%2Fcss2%3Ffamily%3DLora%3Awght%40400%3B700%26display%3Dswap',
  ],
  ['https://x.example/', '/hotel-fonts/demo/fonts?url=https%3A%2F%2Fx.example%2F'],
  ['/static-host/demo/a.woff2', '/static-host/demo/a.woff2'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('gets %s from %s', (url, path) => {
  expect(hotelFontPath('demo', url)).toBe(path);
});
