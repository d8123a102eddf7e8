import type { Address } from '@guest/design-system';
import type { Person } from './answers';
import { fieldsOfPart, rowOf } from './fields';
import type { FieldValue } from './fieldValue';
import type { FormField, Step } from './steps';
import { knownCountry } from './wire';

/** The country that the hotel has chosen to begin with, in the form of a person who was not edited yet. */
export function withChosenCountry(person: Person, step: Step | undefined, isEdited: boolean): Person {
  if (isEdited) return person;
  const answers = person as Readonly<Record<string, FieldValue>>;
  const chosen = fieldsOfPart.person.flatMap((name) => {
    const { withCountry } = rowOf(name);
    const answer = answers[name];
    const country = knownCountry(step?.fields.find((field) => field.name === name)?.selectedCountry);
    if (!withCountry || !answer || answer.typed || country === '') return [];
    return [[name, { value: withCountry(answer.value, country) }]];
  });
  return { ...person, ...(Object.fromEntries(chosen) as Partial<Person>) };
}

/** Reads a number as its country dials it; `e164` where it is complete. Its tables are loaded when they are needed. */
export type ReadPhone = (text: string, country?: string) => { e164?: string } | undefined;

/**
 * The country whose numbers need no code: where the guest lives, else the one that the hotel begins with. The guest's
 * nationality says nothing of their telephone, nor does a country that stood in the address before anybody answered.
 */
export function phoneCountry(
  fields: readonly FormField[],
  { country, line, city }: Pick<Address, 'country' | 'line' | 'city'>,
): string | undefined {
  const chosen = (name: string) => fields.find((field) => field.name === name)?.selectedCountry;
  const isAnswer = line.trim() !== '' || city.trim() !== '' || country !== chosen('address');
  const lives = isAnswer && fields.some(({ name }) => name === 'address') ? country : '';
  return lives || chosen('phone') || chosen('address') || chosen('nationalityCode');
}

/** True of a number that only the tables can write internationally. */
export const isUnreadPhone = (typed: string): boolean =>
  typed.trim() !== '' && !/^\+\d+$/u.test(typed.trim());
