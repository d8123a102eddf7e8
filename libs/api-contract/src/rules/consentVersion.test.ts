import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consentTextVersion } from './consentVersion';

const version = (html?: string) => consentTextVersion('firstConsent', html);

it('names a wording, always the same way', () => {
  expect(version('<p>J’accepte.</p>')).toBe('v1-6cfefcb8e35861f2');
});

it('changes with every word, and with what the words lead to', () => {
  const link = (to: string) => version(`<p>J’accepte <a href="${to}">le règlement</a>.</p>`);
  expect(link('/2026.pdf')).not.toBe(link('/2027.pdf'));
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      expect(version(`a${one}`) === version(`a${other}`)).toBe(one === other);
    }),
  );
});

it.each([undefined, '', '<p> </p>', '<p>&nbsp;</p>', '<br>…'])('is that of our own words for %j', (html) => {
  expect(version(html)).toBe(version());
  expect(consentTextVersion('isMarketing', html)).not.toBe(version());
});
