import { expect, it } from 'vitest';
import { aForm, aPerson } from '../test/builders';
import { withChosenCountry } from './chosenCountry';
import { stepsOf } from './steps';

const chosen = (selectedCountry: string, given = {}) => {
  const fields = { nationalityCode: { selectedCountry }, address: { selectedCountry } };
  const [step] = stepsOf(aForm({ clientInfo: { fields } }));
  const { nationalityCode, address, birthPlace } = withChosenCountry(aPerson(given), step);
  return [nationalityCode, address.country, birthPlace.country];
};

it('begins with the country that the hotel has chosen, where it asks and the guest has said none', () => {
  expect(chosen('fr')).toEqual(['FR', 'FR', '']);
  expect(chosen(' XK ')).toEqual(['XK', 'XK', '']);
  expect(chosen('FR', { nationalityCode: 'PL' })).toEqual(['PL', 'FR', '']);
});

it.each(['France', 'ZZ', ''])('begins with none where %j is none', (code) => {
  expect(chosen(code)).toEqual(['', '', '']);
});
