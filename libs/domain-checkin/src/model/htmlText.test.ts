import { expect, it } from 'vitest';
import { htmlText } from './htmlText';

it('gives each paragraph, item and break of a text its line', () => {
  const html = '<h3>Accord</h3><p>Un<br>deux</p><ul><li><a href="/a">trois</a></li><li> </li></ul>quatre';
  expect(htmlText(html)).toBe('Accord\nUn\ndeux\ntrois\nquatre');
});
