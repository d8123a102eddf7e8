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
