import { describe, expect, it } from 'vitest';
import { htmlWords, wordsOf } from './htmlWords';
import { isWords } from './words';

describe('htmlWords', () => {
  it('reads the words of HTML on one line, with the hotel’s own no-break spaces', () => {
    expect(htmlWords('<p>De\u00a022\u202fh\n  à  7&nbsp;h <b>au calme</b> .</p>')).toBe(
      'De\u00a022\u202fh à 7\u00a0h au calme.',
    );
    expect(htmlWords('<p>&nbsp;</p>')).toBe('');
    expect(htmlWords(undefined)).toBe('');
  });

  it('leaves out what nobody reads', () => {
    expect(htmlWords('Spa<script>alert(1)</script><style>b{}</style><!-- <b>draft</b> --> ouvert')).toBe(
      'Spa ouvert',
    );
  });
});

it.each([
  '10 < 12',
  'a & b',
  'Fish & chips; 5 < 6 > 4',
  'I <3 you',
  'Jean <jean@example.com>',
  'R&D; AT&T',
  '<Réservé>',
])('knows %j as words', (text) => {
  expect(isWords(text)).toBe(true);
  expect(wordsOf(text)).toBe(text);
});

it.each([
  ['<p>Petit déjeuner</p>', 'Petit déjeuner'],
  ['Spa &amp; bien-&ecirc;tre', 'Spa & bien-être'],
  ['10 < 12 <b>fois</b>', '10 < 12 fois'],
  ['A<br/>B<BR >C', 'A B C'],
  ['&#201;t&#xe9;', 'Été'],
  ['&lt;b&gt;Th&amp;eacute;&lt;/b&gt;', 'Thé'],
  ['&nothing; here', 'nothing; here'],
  ['<img src=x onerror=alert(1)>Vue', 'Vue'],
  ['<svg/onload=alert(1)>Vue', 'Vue'],
  ['<b', '<b'],
])('reads %j as the words %j', (html, words) => {
  expect(wordsOf(html)).toBe(words);
  expect(isWords(wordsOf(html))).toBe(true);
});

it('reads a long text of half tags at once', () => {
  const start = performance.now();
  for (const half of ['<b ', '<script>', '<!--', '&amp;lt;b&amp;gt;']) wordsOf(half.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});
