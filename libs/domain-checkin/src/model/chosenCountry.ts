import { countryCodes } from '@guest/design-system';
import type { PersonAnswers } from './answers';
import type { FormField, Step } from './steps';

/** A country that nobody could choose is none to begin with either. */
const known = (code = '') => (countryCodes.includes(code) ? code : '');

/** A place of birth of which the guest has said nothing: the country that the hotel has chosen to begin with is none. */
export function isNoBirthPlace(
  { city, country }: PersonAnswers['birthPlace'],
  field: Pick<FormField, 'selectedCountry'> | undefined,
): boolean {
  return city.trim() === '' && (country === '' || country === known(field?.selectedCountry));
}

/** The country that a hotel has chosen to begin with, for a person of whom nobody has said anything yet. */
export function withChosenCountry(
  person: PersonAnswers,
  step: Step | undefined,
  isEdited: boolean,
): PersonAnswers {
  if (isEdited) return person;
  const chosen = (name: string) => known(step?.fields.find((field) => field.name === name)?.selectedCountry);
  const { nationalityCode, address, birthPlace } = person;
  return {
    ...person,
    nationalityCode: nationalityCode || chosen('nationalityCode'),
    address: address.country === '' ? { ...address, country: chosen('address') } : address,
    birthPlace: birthPlace.country === '' ? { ...birthPlace, country: chosen('birthPlace') } : birthPlace,
  };
}
