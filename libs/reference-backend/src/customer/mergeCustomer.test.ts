import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeCustomer } from './mergeCustomer';

const merge = (known: object, sent: object) =>
  JSON.parse(mergeCustomer(JSON.stringify(known), JSON.stringify(sent))) as unknown;

it.each([
  ['a filled field replaces', { phone: '1' }, { phone: '2' }, { phone: '2' }],
  ['an empty one keeps', { phone: '1' }, { phone: '' }, { phone: '1' }],
  ['an absent one keeps', { phone: '1' }, {}, { phone: '1' }],
  ['a new one is added', {}, { phone: '2' }, { phone: '2' }],
  ['no is an answer', { optinMarketing: true }, { optinMarketing: false }, { optinMarketing: false }],
  [
    'an address is filled up',
    { address: { city: 'Rennes', country: '' } },
    { address: { city: '', country: 'France' } },
    { address: { city: 'Rennes', country: 'France' } },
  ],
  [
    'a street is added to a town that was known without one',
    { address: { addressLine: '', postalCode: '69001', city: 'Lyon', country: 'FR' } },
    { address: { addressLine: '12 rue Mercière', postalCode: '', city: '', country: '' } },
    { address: { addressLine: '12 rue Mercière', postalCode: '69001', city: 'Lyon', country: 'FR' } },
  ],
  [
    'another street and town take no code of the old ones',
    { address: { addressLine: '4 rue des Dames', postalCode: '35000', city: 'Rennes', country: 'FR' } },
    { address: { addressLine: 'Sheikh Zayed Rd 12', postalCode: '', city: 'Dubai', country: 'AE' } },
    { address: { addressLine: 'Sheikh Zayed Rd 12', postalCode: '', city: 'Dubai', country: 'AE' } },
  ],
  [
    'another birth place takes no country of the old one',
    { birthPlace: { city: 'Oran', country: 'DZ' } },
    { birthPlace: { city: 'Lyon', country: '' } },
    { birthPlace: { city: 'Lyon', country: '' } },
  ],
  [
    'another country takes no town of the old one',
    { birthPlace: { city: 'Oran', country: 'DZ' } },
    { birthPlace: { city: '', country: 'FR' } },
    { birthPlace: { city: '', country: 'FR' } },
  ],
  [
    'the same town in other letters is the same',
    { address: { addressLine: '', postalCode: '35000', city: 'RENNES', country: 'FR' } },
    { address: { addressLine: '', postalCode: '', city: 'Rennes', country: '' } },
    { address: { addressLine: '', postalCode: '35000', city: 'Rennes', country: 'FR' } },
  ],
  [
    'another paper brings its number',
    { idDocument: { type: 'id_card', number: 'A1' } },
    { idDocument: { type: 'passport', number: 'P2' } },
    { idDocument: { type: 'passport', number: 'P2' } },
  ],
  [
    'another paper without a number tells nothing',
    { idDocument: { type: 'id_card', number: 'A1' } },
    { idDocument: { type: 'passport', number: '' } },
    { idDocument: { type: 'id_card', number: 'A1' } },
  ],
])('%s', (_title, known, sent, merged) => {
  expect(merge(known, sent)).toEqual(merged);
});

it('makes no address of two: parts are of one, unless they add to the same street, town and country', () => {
  const part = fc.constantFrom('', 'a', 'b');
  const anAddress = fc.record({ addressLine: part, postalCode: part, city: part, country: part });
  fc.assert(
    fc.property(anAddress, anAddress, (known, sent) => {
      const { address } = merge({ address: known }, { address: sent }) as { address: typeof known };
      const names = Object.keys(known) as (keyof typeof known)[];
      const isOf = (source: typeof known) =>
        names.every((name) => ['', source[name]].includes(address[name]));
      const isSamePlace = (['addressLine', 'city', 'country'] as const).every(
        (name) => known[name] === '' || ['', known[name]].includes(sent[name]),
      );
      if (isSamePlace) for (const name of names) expect(address[name]).toBe(sent[name] || known[name]);
      else expect(isOf(sent)).toBe(true);
    }),
  );
});
