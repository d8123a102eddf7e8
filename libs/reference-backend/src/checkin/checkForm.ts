import {
  checkinOwnFields,
  isArrivalTime,
  isBlank,
  isFieldRequired,
  isTooYoungToSign,
  shownField,
  timeOf,
  timingsOf,
  type ArrivalDay,
  type CheckinForm,
  type CheckinRequest,
} from '@guest/api-contract';
import type { FieldError } from '../http/problem';

const isAbsent = (value: unknown) => value === undefined || (typeof value === 'string' && isBlank(value));

/** What the form requires of the request itself. A required consent that was declined is missing. */
function checkRequired(checkin: CheckinRequest, form: CheckinForm): FieldError[] {
  return checkinOwnFields
    .filter(([step, name]) => isFieldRequired(form[step], name))
    .filter(
      ([step, name]) => isAbsent(checkin[name]) || (step === 'agreementInfo' && checkin[name] === false),
    )
    .map(([, name]) => ({ pointer: `/${name}`, detail: 'is required by this hotel' }));
}

/** Companions whose own signature the form demands: those of age, and those of unknown age. */
function checkSignatures(
  { occupants }: CheckinRequest,
  { companionInfo }: CheckinForm,
  arrival: ArrivalDay,
): FieldError[] {
  const field = shownField(companionInfo, 'signature');
  if (!field || !isFieldRequired(companionInfo, 'signature')) return [];
  return occupants.flatMap(({ signature, guest: { birthDate = '' } }, index): FieldError[] => {
    if (isTooYoungToSign(field, birthDate, arrival) || !isAbsent(signature)) return [];
    return [{ pointer: `/occupants/${index}/signature`, detail: 'is required by this hotel' }];
  });
}

/** The guest arrives at a time that the form offers. */
function checkArrivalTime(
  { estimatedArrivalTime: wish }: CheckinRequest,
  { stayInfo }: CheckinForm,
): FieldError[] {
  const name = 'estimatedArrivalTime';
  if (!wish || !shownField(stayInfo, name)) return [];
  if (isArrivalTime(timeOf(wish.hour * 60 + wish.minute), timingsOf(stayInfo, name))) return [];
  return [{ pointer: `/${name}`, detail: 'is not a time that this hotel offers' }];
}

/** The guest and every companion, no more and no fewer. */
export function checkPersonCount({ personCount, occupants }: CheckinRequest): FieldError[] {
  if (personCount === 1 + occupants.length) return [];
  return [{ pointer: '/personCount', detail: 'counts the guest and every companion' }];
}

/**
 * What the hotel's form demands of the stay and of the agreement, who has to sign, and how many may come along. The app
 * checks the other fields: the guest's own went to the customer, and the hotel may know those of a companion.
 */
export function checkForm(checkin: CheckinRequest, form: CheckinForm, arrival: ArrivalDay): FieldError[] {
  const { companionInfo } = form;
  const errors = checkRequired(checkin, form);
  if (checkin.occupants.length > companionInfo.companionCount)
    errors.push({
      pointer: '/occupants',
      detail: `are more than this hotel's ${companionInfo.companionCount}`,
    });
  return [...errors, ...checkArrivalTime(checkin, form), ...checkSignatures(checkin, form, arrival)];
}
