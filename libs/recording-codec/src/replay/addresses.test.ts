import { expect, it } from 'vitest';
import { absoluteAttribute, absoluteInStyles } from './addresses';

const BASE = 'https://hotel.example/demo/checkin';

it.each([
  ['a{background:url(/a.png)}', 'a{background:url(https://hotel.example/a.png)}'],
  [
    'src:url( "b c.woff2" )format("woff2")',
    'src:url( "https://hotel.example/demo/b c.woff2" )format("woff2")',
  ],
  ["url('../c(1).png')", "url('https://hotel.example/c(1).png')"],
  ['@import "d.css";', '@import "https://hotel.example/demo/d.css";'],
  ['@import url(e.css);', '@import url(https://hotel.example/demo/e.css);'],
  ['url(//other.example/f.png)', 'url(https://other.example/f.png)'],
])('leads %s to where it was recorded', (text, expected) => {
  expect(absoluteInStyles(text, BASE)).toBe(expected);
});

it.each([
  'url(#mask)',
  'url("data:image/svg+xml,<svg/>")',
  'url(http://other.example/a)',
  'url()',
  'curl(a)',
])('leaves %s as it is', (text) => {
  expect(absoluteInStyles(text, BASE)).toBe(text);
});

it('changes only attributes that are addresses', () => {
  expect(absoluteAttribute('src', 'a.png', BASE)).toBe('https://hotel.example/demo/a.png');
  expect(absoluteAttribute('style', 'background:url(/a.png)', BASE)).toContain('hotel.example/a.png');
  expect(absoluteAttribute('alt', 'a.png', BASE)).toBe('a.png');
  expect(absoluteAttribute('href', '', BASE)).toBe('');
  expect(absoluteAttribute('href', '#part', BASE)).toBe('#part');
});

it('leaves everything where no base is known', () => {
  expect(absoluteAttribute('src', '/a.png', '')).toBe('/a.png');
  expect(absoluteInStyles('url(/a.png)', '')).toBe('url(/a.png)');
});
