import type { Reservation } from '@guest/api-contract';
import type { Answers } from './draft';
import { isSameName } from './prefill';
import type { StepName } from './steps';

/** Is what stands on this screen the reservation's? Whoever kept another name or other days reads no such thing above them. */
export function isFilledFrom(
  reservation: Reservation,
  step: StepName,
  { client, stay }: Pick<Answers, 'client' | 'stay'>,
): boolean {
  const { guest, arrivalDate = '', departureDate = '' } = reservation;
  const { firstname = '', lastname = '' } = guest ?? {};
  if (step === 'clientInfo') {
    const isTheirName = lastname.trim() !== '' && isSameName(client.lastname, lastname);
    return isTheirName && (firstname.trim() === '' || isSameName(client.firstname, firstname));
  }
  if (step !== 'stayInfo') return false;
  const days = [
    [arrivalDate, stay.arrivalDate],
    [departureDate, stay.departureDate],
  ].filter(([theirs]) => theirs !== '');
  return days.length > 0 && days.every(([theirs, own]) => theirs === own);
}
