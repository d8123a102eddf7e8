import type { Reservation } from '@guest/api-contract';
import type { Guest } from '@guest/visit';
import { emptyPerson, type Companion, type PersonAnswers } from './answers';
import type { Answers } from './draft';
import { stepNamed, type Step } from './steps';

/** A name as people compare it: neither case, accents nor signs between its parts tell two people apart. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
export const isSameName = (one: string, other: string) => plainName(one) === plainName(other);

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RADIX = 36;

/** FNV-1a, 32 bits: tells the reservations of a device apart, and opens none; their ids are secrets (decisions.md 18). */
function markOf({ _id }: Reservation): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < _id.length; at += 1) hash = Math.imul(hash ^ _id.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(RADIX);
}

/**
 * A form of one reservation or name, and another reservation: the guest alone knows which is right. A family's rooms have
 * one name, so a form that a reservation filled belongs to that one.
 */
export function isOfAnother({ filledFrom, client }: Answers, reservation: Reservation): boolean {
  if (filledFrom?.mark) return filledFrom.mark !== markOf(reservation);
  const lastname = reservation.guest?.lastname ?? '';
  if (plainName(lastname) === '') return false;
  const own = [filledFrom?.lastname ?? '', client.lastname].filter((name) => plainName(name) !== '');
  return own.length > 0 && !own.some((name) => isSameName(name, lastname));
}

type Known = Partial<Pick<PersonAnswers, 'firstname' | 'lastname' | 'email' | 'phone'>>;

function fillPerson(person: PersonAnswers, known: Known): PersonAnswers {
  const filled = Object.entries(known).filter(
    ([field, value]) => value !== '' && person[field as keyof Known].trim() === '',
  );
  return { ...person, ...(Object.fromEntries(filled) as Known) };
}

/**
 * What the guest said elsewhere in this visit: only gaps are filled, never with somebody else's, and none that they left
 * themselves.
 */
export function fillFromGuest(answers: Answers, { firstname, lastname, email, phone }: Guest): Answers {
  const { client, edited } = answers;
  if (edited.includes('client')) return answers;
  if (plainName(client.lastname) !== '' && !isSameName(client.lastname, lastname)) return answers;
  return { ...answers, client: fillPerson(client, { firstname, lastname, email, phone }) };
}

/** A day that the reservation filled in follows it when it moves; one that the guest chose stays. */
function movedDay(day: string, filled: string | undefined, reserved: string): string {
  const isTheirs = day === '' || day === filled;
  return isTheirs && reserved !== '' && (filled === undefined || reserved !== filled) ? reserved : day;
}

/**
 * What the reservation knows: gaps are filled, what was typed stays (spec 7: prefill; decisions.md 16). Filled once; after
 * that its days alone are followed. Who kept another name gets nothing of its guest's.
 */
export function fillFromReservation(
  answers: Answers,
  reservation: Reservation,
  steps: readonly Step[],
  newId: () => string,
): Answers {
  const { guest, arrivalDate = '', departureDate = '', personCount = 1 } = reservation;
  const { firstname = '', lastname = '', email = '', phone = '' } = guest ?? {};
  const { stay, client, filledFrom } = answers;
  const known = {
    ...answers,
    stay: {
      ...stay,
      arrivalDate: movedDay(stay.arrivalDate, filledFrom?.arrivalDate, arrivalDate),
      departureDate: movedDay(stay.departureDate, filledFrom?.departureDate, departureDate),
    },
    filledFrom: { mark: markOf(reservation), lastname, arrivalDate, departureDate },
  };
  if (filledFrom) return known;
  const max = stepNamed(steps, 'companionInfo')?.maxCompanions ?? 0;
  const count = Math.max(0, Math.min(max, personCount - 1));
  const companions: readonly Companion[] =
    answers.companions.length > 0
      ? answers.companions
      : Array.from({ length: count }, () => ({ id: newId(), answers: emptyPerson }));
  const isTheirs =
    (plainName(client.lastname) === '' || isSameName(client.lastname, lastname)) &&
    (plainName(client.firstname) === '' || firstname === '' || isSameName(client.firstname, firstname));
  return {
    ...known,
    client: isTheirs ? fillPerson(client, { firstname, lastname, email, phone }) : client,
    companions,
  };
}
