import type { Reservation } from '@guest/api-contract';
import type { Answers } from './draft';
import { isSameName } from './prefill';
import type { StepName } from './steps';

/** True where the answers of this screen are the reservation's; false under another name or on other days. */
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
