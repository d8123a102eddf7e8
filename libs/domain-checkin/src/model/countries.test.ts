import { expect, it } from 'vitest';
import { aForm, aPerson } from '../test/builders';
import { withChosenCountry } from './countries';
import { stepsOf } from './steps';
import { isNoBirthPlace } from './wire';

const chosen = (selectedCountry: string, given = {}, isEdited = false) => {
  const fields = { nationalityCode: { selectedCountry }, address: { selectedCountry } };
  const [step] = stepsOf(aForm({ clientInfo: { fields } }));
  const { nationalityCode, address, birthPlace } = withChosenCountry(aPerson(given), step, isEdited);
  return [nationalityCode.value, address.value.country, birthPlace.value.country];
};

it('begins with the country that the hotel has chosen, where it asks and the guest has said none', () => {
  expect(chosen('fr')).toEqual(['FR', 'FR', '']);
  expect(chosen(' XK ')).toEqual(['XK', 'XK', '']);
  expect(chosen('FR', { nationalityCode: 'PL' })).toEqual(['PL', 'FR', '']);
});

it.each(['France', 'ZZ', ''])('begins with none where %j is none', (code) => {
  expect(chosen(code)).toEqual(['', '', '']);
});

it('chooses nothing for who has taken it out', () => {
  expect(chosen('FR', {}, true)).toEqual(['', '', '']);
});

it('a country of birth that was chosen to begin with is no place of birth', () => {
  const field = { selectedCountry: 'FR' };
  expect(isNoBirthPlace({ city: '', country: 'FR' }, field)).toBe(true);
  expect(isNoBirthPlace({ city: '', country: '' }, undefined)).toBe(true);
  expect(isNoBirthPlace({ city: '', country: 'PL' }, field)).toBe(false);
  expect(isNoBirthPlace({ city: 'Oran', country: 'FR' }, field)).toBe(false);
});
