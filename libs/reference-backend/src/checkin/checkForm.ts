import type { CheckinField, CheckinForm, CheckinRequest, CheckinStep } from '@guest/api-contract';
import type { FieldError } from '../http/problem';

/** Does the hotel demand this field of the guest? What is not shown is never required (decisions.md 15). */
function isDemanded(step: CheckinStep, name: string): boolean {
  const field: CheckinField | undefined = step.fields[name];
  return Boolean(step.isActivated && field?.isActivated && field.isRequired && field.isDisplayClient);
}

const isAbsent = (value: unknown) => value === undefined || value === '' || value === false;

/**
 * What the hotel's form demands of the stay and of the agreement, and how many may come along. The guest's own fields went to
 * the customer, and a companion's may depend on more than the form says (a child signs nothing): those are the app's to check.
 */
export function checkForm(checkin: CheckinRequest, form: CheckinForm): FieldError[] {
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
  return errors;
}
