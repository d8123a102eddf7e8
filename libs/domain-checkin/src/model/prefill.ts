import type { Reservation } from '@guest/api-contract';
import type { Guest } from '@guest/visit';
import { emptyPerson, type Companion, type PersonAnswers } from './answers';
import type { Answers } from './draft';
import { stepNamed, type Step } from './steps';

const sameWords = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** A form that another reservation filled, or that somebody else began, is not this reservation's. */
export function isOfAnother(answers: Answers, { guest, arrivalDate = '' }: Reservation): boolean {
  const { filledFrom, client } = answers;
  const lastname = guest?.lastname ?? '';
  if (filledFrom) {
    const isOtherName = !sameWords(filledFrom.lastname, lastname);
    return isOtherName || (filledFrom.arrivalDate !== '' && filledFrom.arrivalDate !== arrivalDate);
  }
  return client.lastname.trim() !== '' && lastname.trim() !== '' && !sameWords(client.lastname, lastname);
}

type Known = Partial<Pick<PersonAnswers, 'firstname' | 'lastname' | 'email' | 'phone'>>;

function fillPerson(person: PersonAnswers, known: Known): PersonAnswers {
  const filled = Object.entries(known).filter(
    ([field, value]) => value !== '' && person[field as keyof Known].trim() === '',
  );
  return { ...person, ...(Object.fromEntries(filled) as Known) };
}

/** What the guest said elsewhere in this visit: only gaps are filled, and never with somebody else's. */
export function fillFromGuest(answers: Answers, { firstname, lastname, email, phone }: Guest): Answers {
  const { client } = answers;
  if (client.lastname.trim() !== '' && !sameWords(client.lastname, lastname)) return answers;
  return { ...answers, client: fillPerson(client, { firstname, lastname, email, phone }) };
}

/** What the reservation knows: gaps are filled, what was typed stays (spec 7: prefill; decisions.md 16). */
export function fillFromReservation(
  answers: Answers,
  { guest, arrivalDate = '', departureDate = '', personCount = 1 }: Reservation,
  steps: readonly Step[],
  newId: () => string,
): Answers {
  if (answers.filledFrom) return answers;
  const { firstname = '', lastname = '', email = '', phone = '' } = guest ?? {};
  const { stay } = answers;
  const max = stepNamed(steps, 'companionInfo')?.maxCompanions ?? 0;
  const count = Math.min(max, personCount - 1);
  const companions: readonly Companion[] =
    answers.companions.length > 0
      ? answers.companions
      : Array.from({ length: count }, () => ({ id: newId(), answers: emptyPerson }));
  return {
    ...answers,
    client: fillPerson(answers.client, { firstname, lastname, email, phone }),
    stay: {
      ...stay,
      arrivalDate: stay.arrivalDate || arrivalDate,
      departureDate: stay.departureDate || departureDate,
    },
    companions,
    filledFrom: { lastname, arrivalDate },
  };
}

/** The country that a hotel has chosen to begin with. */
export function withChosenCountry(person: PersonAnswers, step: Step | undefined): PersonAnswers {
  const chosen = (name: string) => step?.fields.find((field) => field.name === name)?.selectedCountry ?? '';
  const { nationalityCode, address, birthPlace } = person;
  return {
    ...person,
    nationalityCode: nationalityCode || chosen('nationalityCode'),
    address: address.country === '' ? { ...address, country: chosen('address') } : address,
    birthPlace: birthPlace.country === '' ? { ...birthPlace, country: chosen('birthPlace') } : birthPlace,
  };
}
