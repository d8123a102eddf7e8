import {
  DEFAULT_SIGNING_AGE_YEARS,
  type CheckinField,
  type CheckinForm,
  type CheckinRequest,
  type CheckinStep,
} from '@guest/api-contract';
import type { FieldError } from '../http/problem';

/** A field that the guest is shown. */
export function fieldOf(step: CheckinStep, name: string): CheckinField | undefined {
  const field = Object.hasOwn(step.fields, name) ? step.fields[name] : undefined;
  return step.isActivated && field?.isActivated && field.isDisplayClient ? field : undefined;
}

/** Does the hotel demand this field of the guest? What is not shown is never required (decisions.md 15). */
const isDemanded = (step: CheckinStep, name: string): boolean => fieldOf(step, name)?.isRequired ?? false;

const isAbsent = (value: unknown) => value === undefined || value === '' || value === false;

/** Whole years from a birth to a day, both `YYYY-MM-DD`. */
function ageAt(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Companions whose own signature the form demands: those of age, and those of whom nobody says how old they are. */
function checkSignatures(
  { occupants }: CheckinRequest,
  { companionInfo }: CheckinForm,
  arrival: string,
): FieldError[] {
  if (!isDemanded(companionInfo, 'signature')) return [];
  const { signsFromAge = DEFAULT_SIGNING_AGE_YEARS } = companionInfo.fields.signature ?? {};
  return occupants.flatMap(({ signature, guest: { birthDate } }, index): FieldError[] => {
    const isTooYoung = birthDate !== undefined && ageAt(birthDate, arrival) < signsFromAge;
    if (isTooYoung || !isAbsent(signature)) return [];
    return [{ pointer: `/occupants/${index}/signature`, detail: 'is required by this hotel' }];
  });
}

/** The guest and every companion, no more and no fewer (decisions.md 16). */
export function checkPersonCount({ personCount, occupants }: CheckinRequest): FieldError[] {
  if (personCount === 1 + occupants.length) return [];
  return [{ pointer: '/personCount', detail: 'counts the guest and every companion' }];
}

/**
 * What the hotel's form demands of the stay and of the agreement, who has to sign, and how many may come along. The guest's own
 * fields went to the customer, and the others of a companion may be known to the hotel: those are the app's to check. `arrival`
 * is when the stay begins (`YYYY-MM-DD`).
 */
export function checkForm(checkin: CheckinRequest, form: CheckinForm, arrival: string): FieldError[] {
  const { stayInfo, agreementInfo, companionInfo, clientInfo } = form;
  const demanded: [CheckinStep, string, unknown][] = [
    [stayInfo, 'arrivalDate', checkin.arrivalDate],
    [stayInfo, 'departureDate', checkin.departureDate],
    [stayInfo, 'estimatedArrivalTime', checkin.estimatedArrivalTime],
    [stayInfo, 'accommodationPurpose', checkin.accommodationPurpose],
    [stayInfo, 'isFirstVisit', checkin.isFirstVisit === undefined ? undefined : true],
    [clientInfo, 'licensePlate', checkin.licensePlate],
    [agreementInfo, 'firstConsent', checkin.firstConsent],
    [agreementInfo, 'secondConsent', checkin.secondConsent],
    [agreementInfo, 'signature', checkin.signature],
  ];
  const errors = demanded
    .filter(([step, name, value]) => isDemanded(step, name) && isAbsent(value))
    .map(([, name]): FieldError => ({ pointer: `/${name}`, detail: 'is required by this hotel' }));
  if (checkin.occupants.length > companionInfo.companionCount)
    errors.push({
      pointer: '/occupants',
      detail: `are more than this hotel's ${companionInfo.companionCount}`,
    });
  return [...errors, ...checkSignatures(checkin, form, arrival)];
}
