import * as v from 'valibot';
import { Id, Moment, TimeOfDay, vital } from '../base/common';
import { DEFAULT_MAX_COMPANION_COUNT, MAX_COMPANION_COUNT, MAX_SIGNING_AGE_YEARS } from '../base/limits';
import { isRecord } from '../base/isRecord';
import { fitting, type Known } from '../base/lenient';
import { hotelRead } from '../base/route';

export const checkinSteps = [
  'introductionInfo',
  'clientInfo',
  'stayInfo',
  'companionInfo',
  'agreementInfo',
  'holdonInfo',
  'promotionInfo',
  'messageInfo',
] as const;
export type CheckinStepName = (typeof checkinSteps)[number];

/** A time of day: `HH:MM`, or a moment on the 1970 epoch whose UTC clock is the hotel's. */
const Timing = v.union([TimeOfDay, Moment]);

const switches = {
  isActivated: v.optional(v.boolean(), false),
  orderIndex: v.optional(v.number(), 0),
};

/** A field whose switches are odd is off: nothing says whether it is shown or required. */
const fieldEntries = {
  ...switches,
  isActivated: v.optional(vital(v.boolean()), false),
  isRequired: v.optional(vital(v.boolean()), false),
  /** False: never shown to the guest and never required. */
  isDisplayClient: v.optional(vital(v.boolean()), true),
  text: v.optional(v.string()),
  /** The earliest and latest time that may be chosen. */
  timings: v.optional(v.object({ from: v.optional(Timing), to: v.optional(Timing) })),
  /** The country chosen to begin with: ISO 3166-1 alpha-2 or XK. */
  selectedCountry: v.optional(v.string()),
  isPassportRequired: v.optional(vital(v.boolean()), false),
  /** For a companion's signature: the age in whole years, on the day of arrival, from which one signs; 0: everybody. */
  signsFromAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SIGNING_AGE_YEARS))),
};

/** How one field of the form is asked for; texts are the hotel's, as HTML. */
export const CheckinField = v.object(fieldEntries);
export type CheckinField = v.InferOutput<typeof CheckinField>;

/** Fields by name; the app passes over names it does not know. */
const Fields = v.optional(v.record(v.string(), CheckinField), {});

export const CheckinStep = v.object({ ...switches, text: v.optional(v.string()), fields: Fields });
export type CheckinStep = v.InferOutput<typeof CheckinStep>;

/** `fields` are those of each companion. */
export const CompanionStep = v.object({
  ...CheckinStep.entries,
  /** The most companions; the form starts with none, or with the reservation's count. */
  companionCount: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COMPANION_COUNT)),
    DEFAULT_MAX_COMPANION_COUNT,
  ),
});
export type CompanionStep = v.InferOutput<typeof CompanionStep>;

const Step = v.optional(CheckinStep, { isActivated: false });

/** The check-in form as a hotel writes it: what does not fit is an error with its place. */
export const StrictCheckinForm = v.object({
  _id: v.optional(Id),
  hoster: v.optional(Id),
  introductionInfo: Step,
  clientInfo: Step,
  stayInfo: Step,
  companionInfo: v.optional(CompanionStep, { isActivated: false }),
  agreementInfo: Step,
  holdonInfo: Step,
  promotionInfo: Step,
  messageInfo: Step,
});

/** Clamps a number to its limits. */
const within = (value: unknown, max: number): unknown =>
  typeof value === 'number' ? Math.max(0, Math.min(max, Math.floor(value))) : value;

const fieldSwitches = ['isActivated', 'isRequired', 'isDisplayClient', 'isPassportRequired'];

const isReadable = (field: unknown): field is Known =>
  isRecord(field) &&
  fieldSwitches.every((name) => ['boolean', 'undefined'].includes(typeof (field[name] ?? undefined)));

function healFields(raw: unknown): Known {
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, field]) => {
      if (!isReadable(field)) return [];
      const signsFromAge = within(field.signsFromAge, MAX_SIGNING_AGE_YEARS);
      return [[name, fitting(fieldEntries, { ...field, signsFromAge })]];
    }),
  );
}

/** The steps of fields that a form has at its top; any other is the guest's own. */
const stepsOfFields: Readonly<Record<string, CheckinStepName>> = {
  arrivalDate: 'stayInfo',
  departureDate: 'stayInfo',
  estimatedArrivalTime: 'stayInfo',
  accommodationPurpose: 'stayInfo',
  isFirstVisit: 'stayInfo',
  textAgreement: 'agreementInfo',
  firstConsent: 'agreementInfo',
  secondConsent: 'agreementInfo',
  isMarketing: 'agreementInfo',
  signature: 'agreementInfo',
  descriptionOfMessage: 'messageInfo',
  message: 'messageInfo',
};

const isStep = (name: string) => (checkinSteps as readonly string[]).includes(name);

/** The fields among an object's own entries: a hotel may write them beside a step's switches, or beside the steps. */
const fieldsAmong = (raw: Known) =>
  Object.entries(raw).filter(([name, value]) => !isStep(name) && isRecord(value) && 'isActivated' in value);

/** The step with its fields in one place. Fields beside the steps turn theirs on, where nothing says it is off. */
function stepOf(form: Known, name: CheckinStepName): Known {
  const step = isRecord(form[name]) ? form[name] : {};
  const beside = fieldsAmong(form).filter(([field]) => (stepsOfFields[field] ?? 'clientInfo') === name);
  const fields = {
    ...Object.fromEntries([...beside, ...fieldsAmong(step)]),
    ...(isRecord(step.fields) ? step.fields : {}),
  };
  return { ...(beside.length > 0 && { isActivated: true }), ...step, fields };
}

/** Removes the invalid entries of a form: one of them must not prevent a check-in. */
function healForm(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const steps = checkinSteps.map((name): [string, unknown] => {
    const step = stepOf(raw, name);
    const companionCount = within(step.companionCount, MAX_COMPANION_COUNT);
    return [
      name,
      {
        ...fitting(CompanionStep.entries, { ...step, fields: {}, companionCount }),
        fields: healFields(step.fields),
      },
    ];
  });
  return {
    ...fitting(StrictCheckinForm.entries, { _id: raw._id, hoster: raw.hoster }),
    ...Object.fromEntries(steps),
  };
}

/**
 * The check-in form as it is read; `{}` where the hotel has none: every step is off. Fields and steps that do not fit
 * are left out; a number beyond its limits becomes the nearest one within.
 */
export const CheckinForm = v.pipe(v.unknown(), v.transform(healForm), StrictCheckinForm);
export type CheckinForm = v.InferOutput<typeof CheckinForm>;

export const checkinFormRoutes = {
  getCheckinForm: hotelRead(
    'checkin-form',
    'Which steps and fields the check-in has at this hotel',
    CheckinForm,
  ),
};
