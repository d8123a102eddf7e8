import { expect, it } from 'vitest';
import { bookingOf } from './booking';

it('tells the site that a booking link leads to', () => {
  expect(bookingOf('https://www.louvre.example/billets?lang=fr')).toEqual({
    href: 'https://www.louvre.example/billets?lang=fr',
    site: 'louvre.example',
  });
});

it.each([
  undefined,
  '',
  'louvre.example',
  'http://louvre.example/',
  'javascript:alert(1)',
  'https://bank.example@evil.example/',
  'https://localhost/',
  'https://',
])('does not lead to %j', (link) => {
  expect(bookingOf(link)).toBeUndefined();
});

it('shows a look-alike name as it is written on the wire', () => {
  expect(bookingOf('https://lоuvre.example/')?.site).toMatch(/^xn--/u);
});
