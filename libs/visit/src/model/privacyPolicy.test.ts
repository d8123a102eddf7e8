import { expect, it } from 'vitest';
import * as v from 'valibot';
import { Hoster } from '@guest/api-contract';
import { privacyPolicyOf } from './privacyPolicy';

const own = 'https://hotel.example/privacy.pdf';
const hoster = (brand?: string, document?: string) =>
  v.parse(Hoster, {
    _id: 'h',
    slug: 'h',
    name: 'H',
    brand,
    compliance: { docPersonalDataProtectionPolicy: document },
  });

it.each([
  ['Campanile', undefined, '/brand-privacy-policy.pdf'],
  ['Première Classe', undefined, '/brand-privacy-policy.pdf'],
  ['Golden Tulip', undefined, '/brand-privacy-policy.pdf'],
  ['Campanile', own, own],
  ['Indépendant', own, own],
  [undefined, own, own],
  [undefined, undefined, undefined],
])('of the brand %o with the document %o is %o', (brand, document, policy) => {
  expect(privacyPolicyOf(hoster(brand, document))).toBe(policy);
});
