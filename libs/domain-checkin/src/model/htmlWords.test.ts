import { expect, it } from 'vitest';
import { htmlText, htmlWords } from './htmlWords';

it('reads the words of HTML on one line, with the hotel’s own no-break spaces', () => {
  expect(htmlWords('<p>De\u00a022\u202fh\n  à  7&nbsp;h <b>au calme</b> .</p>')).toBe(
    'De\u00a022\u202fh à 7\u00a0h au calme.',
  );
  expect(htmlWords('<p>&nbsp;</p>')).toBe('');
  expect(htmlWords(undefined)).toBe('');
});

it('gives each paragraph, item and break of a text its line', () => {
  const html = '<h3>Accord</h3><p>Un<br>deux</p><ul><li><a href="/a">trois</a></li><li> </li></ul>quatre';
  expect(htmlText(html)).toBe('Accord\nUn\ndeux\ntrois\nquatre');
});
