import { countryCodes } from '@guest/design-system';
import type { PersonAnswers } from './answers';
import type { Step } from './steps';

/** A country that nobody could choose is none to begin with either. */
const known = (code = '') => (countryCodes.includes(code) ? code : '');

/** The country that a hotel has chosen to begin with. */
export function withChosenCountry(person: PersonAnswers, step: Step | undefined): PersonAnswers {
  const chosen = (name: string) => known(step?.fields.find((field) => field.name === name)?.selectedCountry);
  const { nationalityCode, address, birthPlace } = person;
  return {
    ...person,
    nationalityCode: nationalityCode || chosen('nationalityCode'),
    address: address.country === '' ? { ...address, country: chosen('address') } : address,
    birthPlace: birthPlace.country === '' ? { ...birthPlace, country: chosen('birthPlace') } : birthPlace,
  };
}
