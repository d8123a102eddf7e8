import type { PersonAnswers } from './answers';
import { stayDay } from './dates';
import { readable, typedOf } from './problems';

/** What was typed and could not be read, as marks; '' where there is nothing of the kind. */
export interface UnreadAnswers {
  nationalityCode: string;
  birthDate: string;
  addressCountry: string;
  birthCountry: string;
}

/** Marks of what could not be read are no values. */
export function readableAnswers(person: PersonAnswers): PersonAnswers {
  const { address, birthPlace, arrivalDateTime } = person;
  return {
    ...person,
    nationalityCode: readable(person.nationalityCode),
    birthDate: readable(person.birthDate),
    address: { ...address, country: readable(address.country) },
    birthPlace: { ...birthPlace, country: readable(birthPlace.country) },
    arrivalDateTime: { day: stayDay(readable(arrivalDateTime.day)), time: readable(arrivalDateTime.time) },
  };
}

/** The marks that say what was typed: "Back" shows it again. Undefined where all of it could be read. */
export function unreadOf({
  nationalityCode,
  birthDate,
  address,
  birthPlace,
}: PersonAnswers): UnreadAnswers | undefined {
  const mark = (value: string) => (typedOf(value) === '' ? '' : value);
  const unread = {
    nationalityCode: mark(nationalityCode),
    birthDate: mark(birthDate),
    addressCountry: mark(address.country),
    birthCountry: mark(birthPlace.country),
  };
  return Object.values(unread).some((value) => value !== '') ? unread : undefined;
}

/** The answers with what could not be read in its place. */
export function withUnread(answers: PersonAnswers, unread: UnreadAnswers | undefined): PersonAnswers {
  if (!unread) return answers;
  const { nationalityCode, birthDate, address, birthPlace } = answers;
  return {
    ...answers,
    nationalityCode: nationalityCode || unread.nationalityCode,
    birthDate: birthDate || unread.birthDate,
    address: { ...address, country: address.country || unread.addressCountry },
    birthPlace: { ...birthPlace, country: birthPlace.country || unread.birthCountry },
  };
}
