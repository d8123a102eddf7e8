import type { CheckinField, CheckinStep } from '../calls/checkinForm';
import { MINUTES_A_DAY, timeOf } from '../time/timeOfDay';
import { slotsOf } from './delivery';

/** The distance between two arrival times on offer. */
const ARRIVAL_SLOT_MINUTES = 30;

/** The field as the hotel asks for it; undefined if the guest does not see it. */
export function shownField({ isActivated, fields }: CheckinStep, name: string): CheckinField | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return isActivated && field?.isActivated && field.isDisplayClient ? field : undefined;
}

/** Must the guest fill the field in? What is not shown is never required. */
export function isFieldRequired(step: CheckinStep, name: string): boolean {
  const field = shownField(step, name);
  // Nobody can be made to agree to advertising (GDPR, article 7).
  if (!field || name === 'isMarketing') return false;
  // A hotel may say beside any field of the step, the identity document for one, that it needs the passport.
  const needsPassport = () =>
    Object.keys(step.fields).some((one) => shownField(step, one)?.isPassportRequired);
  return field.isRequired || (name === 'passport' && needsPassport());
}

/** The hours that a field takes. Those of the guest's arrival may stand beside the day of arrival. */
export function timingsOf({ fields }: CheckinStep, name: string): CheckinField['timings'] {
  const own = (one: string) => (Object.hasOwn(fields, one) ? fields[one]?.timings : undefined);
  return own(name) ?? (name === 'estimatedArrivalTime' ? own('arrivalDate') : undefined);
}

/** `HH:MM` of a timing, which may be a moment on the 1970 epoch whose UTC clock is the hotel's. */
const clockOf = (timing = '') => /^(?:\d{4}-\d\d-\d\dT)?(\d\d:\d\d)/u.exec(timing)?.[1];

/** The arrival times on offer, every half hour, past midnight too; undefined if any time is accepted. */
export function arrivalTimes(timings: CheckinField['timings']): string[] | undefined {
  const [from, to] = [clockOf(timings?.from), clockOf(timings?.to)];
  if (from === undefined && to === undefined) return undefined;
  const last = to ?? timeOf(MINUTES_A_DAY - 1);
  const times = slotsOf({ from: from ?? timeOf(0), to: last, slotMinutes: ARRIVAL_SLOT_MINUTES }) ?? [];
  // The last time is on offer although it ends no half hour.
  return [...new Set([...times, last])];
}

/** Can the guest arrive at this time of day? */
export const isArrivalTime = (time: string, timings: CheckinField['timings']): boolean =>
  arrivalTimes(timings)?.includes(time) ?? true;
