import type { Reservation } from '@guest/api-contract';
import { fingerprintOf } from '@guest/submission';
import type { Guest } from '@guest/visit';
import { noKeptValues, type Companion, type KeptPerson } from './answers';
import type { Answers } from './draft';
import { fieldsOfPart, guestFields, rowOf, type FieldName } from './fields';
import { stepNamed, type Step } from './steps';

/** A name without case, accents and signs between its parts: they do not tell two people apart. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
export const isSameName = (one: string, other: string) => plainName(one) === plainName(other);

/** Tells the reservations of a device apart without keeping their ids, which are secret. */
const markOf = ({ hoster, _id }: Reservation) => fingerprintOf(hoster, _id);

/**
 * True where the form belongs to another reservation, or to another name: only the guest knows which one counts. A
 * family may have several rooms under one name, so a form that a reservation filled belongs to that reservation.
 */
export function isOfAnother({ filledFrom, client }: Answers, reservation: Reservation): boolean {
  if (filledFrom?.mark) return filledFrom.mark !== markOf(reservation);
  const lastname = reservation.guest?.lastname ?? '';
  if (plainName(lastname) === '') return false;
  const own = [filledFrom?.lastname ?? '', client.lastname].filter((name) => plainName(name) !== '');
  return own.length > 0 && !own.some((name) => isSameName(name, lastname));
}

/** What a reservation, or the visit, knows of a guest. */
export type KnownGuest = Readonly<Partial<Record<FieldName, string>>>;

const guestOfReservation = (reservation: Reservation): KnownGuest =>
  Object.fromEntries(fieldsOfPart.person.map((name) => [name, rowOf(name).reservation?.(reservation) ?? '']));

const guestOfVisit = (guest: Guest): KnownGuest =>
  Object.fromEntries(guestFields.map(({ name, guest: field }) => [name, guest[field]]));

/** What the reservation knows of its guest; gaps are filled from the visit's other forms, under the same last name. */
export function knownGuest(reservation: Reservation | undefined, guest: Guest): KnownGuest {
  const ofVisit = guestOfVisit(guest);
  if (!reservation) return ofVisit;
  const booked = guestOfReservation(reservation);
  if (!isOf({ firstname: '', lastname: guest.lastname }, booked) && booked.lastname) return booked;
  return Object.fromEntries(fieldsOfPart.person.map((name) => [name, booked[name] || ofVisit[name]]));
}

function fillPerson(person: KeptPerson, known: KnownGuest): KeptPerson {
  const answers = person as Readonly<Partial<Record<FieldName, unknown>>>;
  const gaps = Object.entries(known).filter(
    ([name, value]) => value && String(answers[name as FieldName] ?? '').trim() === '',
  );
  return { ...person, ...Object.fromEntries(gaps) };
}

/** Fills gaps of the guest's own form with what they said elsewhere in this visit, under the same last name. */
export function fillFromGuest(answers: Answers, guest: Guest): Answers {
  const { client, edited } = answers;
  if (edited.includes('client')) return answers;
  if (plainName(client.lastname) !== '' && !isSameName(client.lastname, guest.lastname)) return answers;
  return { ...answers, client: fillPerson(client, guestOfVisit(guest)) };
}

/** A day that the reservation filled in follows the reservation when it changes; one that the guest chose stays. */
function movedDay(day: string, filled: string | undefined, reserved: string): string {
  const isTheirs = day === '' || day === filled;
  return isTheirs && reserved !== '' && (filled === undefined || reserved !== filled) ? reserved : day;
}

/**
 * Fills gaps with what the reservation knows; typed answers stay. A form is filled once, and after that only follows
 * the reservation's days. Nothing of the reservation's guest is filled in under another name.
 */
export function fillFromReservation(
  answers: Answers,
  reservation: Reservation,
  steps: readonly Step[],
  companionId: () => string,
): Answers {
  const { arrivalDate = '', departureDate = '', personCount = 1 } = reservation;
  const { stay, client, filledFrom } = answers;
  const known = guestOfReservation(reservation);
  const days = fieldsOfPart.stay.flatMap((name) => {
    const reserved = rowOf(name).reservation?.(reservation);
    const field = name as 'arrivalDate';
    return reserved === undefined ? [] : [[field, movedDay(stay[field], filledFrom?.[field], reserved)]];
  });
  const followed: Answers = {
    ...answers,
    stay: { ...stay, ...Object.fromEntries(days) },
    filledFrom: { mark: markOf(reservation), lastname: known.lastname ?? '', arrivalDate, departureDate },
  };
  if (filledFrom) return followed;
  const max = stepNamed(steps, 'companionInfo')?.maxCompanions ?? 0;
  const count = Math.max(0, Math.min(max, personCount - 1));
  const companions: readonly Companion[] =
    answers.companions.length > 0
      ? answers.companions
      : Array.from({ length: count }, () => ({ id: companionId(), answers: noKeptValues('person') }));
  return { ...followed, client: isOf(client, known) ? fillPerson(client, known) : client, companions };
}

/** True unless the guest has typed another name than the known one. */
export function isOf(client: Pick<KeptPerson, 'firstname' | 'lastname'>, known: KnownGuest): boolean {
  const { firstname = '', lastname = '' } = known;
  return (
    (plainName(client.lastname) === '' || isSameName(client.lastname, lastname)) &&
    (plainName(client.firstname) === '' || firstname === '' || isSameName(client.firstname, firstname))
  );
}
