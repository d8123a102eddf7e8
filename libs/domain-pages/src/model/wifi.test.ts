import { expect, it } from 'vitest';
import { wifiCode } from './wifi';

it.each([
  [{ ssid: 'HoteldesLices', password: 'place-35' }, 'WIFI:T:WPA;S:HoteldesLices;P:place-35;;'],
  [{ ssid: 'Port' }, 'WIFI:T:nopass;S:Port;;'],
  [{ ssid: 'Port', password: '' }, 'WIFI:T:nopass;S:Port;;'],
  [{ ssid: 'a;b', password: 'p:w,"\\' }, 'WIFI:T:WPA;S:a\\;b;P:p\\:w\\,\\"\\\\;;'],
])('writes %o for cameras, signs of its own escaped', (wifi, code) => {
  expect(wifiCode(wifi)).toBe(code);
});
