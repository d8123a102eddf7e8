import * as v from 'valibot';
import { HosterIdQuery, Id, Moment, TimeOfDay } from './common';
import { DEFAULT_MAX_COMPANION_COUNT, MAX_COMPANION_COUNT, MAX_SIGNING_AGE_YEARS } from './limits';
import { defineRoute } from './route';

/** The steps as the specification lists them (spec 2). */
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

/** A time of day: `HH:MM`, or a moment on the 1970 epoch whose UTC clock is the hotel's (decisions.md 17). */
const Timing = v.union([TimeOfDay, Moment]);

const switches = {
  isActivated: v.optional(v.boolean(), false),
  orderIndex: v.optional(v.number(), 0),
};

/** How one field of the form is asked for; texts are the hotel's, as HTML. */
export const CheckinField = v.object({
  ...switches,
  isRequired: v.optional(v.boolean(), false),
  /** False: never shown to the guest and never required (decisions.md 15). */
  isDisplayClient: v.optional(v.boolean(), true),
  text: v.optional(v.string()),
  /** The earliest and latest time that may be chosen. */
  timings: v.optional(v.object({ from: v.optional(Timing), to: v.optional(Timing) })),
  /** The country chosen to begin with: ISO 3166-1 alpha-2 or XK. */
  selectedCountry: v.optional(v.string()),
  isPassportRequired: v.optional(v.boolean(), false),
  /**
   * Of a companion's signature: who is younger on the day of arrival signs nothing, in whole years; 0: everybody signs.
   * Our addition (docs/decisions/0011).
   */
  signsFromAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SIGNING_AGE_YEARS))),
});
export type CheckinField = v.InferOutput<typeof CheckinField>;

/** Fields by name; the app passes over names it does not know. */
const Fields = v.optional(v.record(v.string(), CheckinField), {});

export const CheckinStep = v.object({ ...switches, text: v.optional(v.string()), fields: Fields });
export type CheckinStep = v.InferOutput<typeof CheckinStep>;

/** `fields` are those of each companion. */
export const CompanionStep = v.object({
  ...CheckinStep.entries,
  /** A maximum, not a number to start with (decisions.md 16). */
  companionCount: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COMPANION_COUNT)),
    DEFAULT_MAX_COMPANION_COUNT,
  ),
});
export type CompanionStep = v.InferOutput<typeof CompanionStep>;

const Step = v.optional(CheckinStep, { isActivated: false });

/** The check-in form; `{}` where the hotel has none: every step is off. */
export const CheckinForm = v.object({
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
export type CheckinForm = v.InferOutput<typeof CheckinForm>;

export const checkinFormRoutes = {
  getCheckinForm: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'checkin-form',
    summary: 'Which steps and fields the check-in has at this hotel',
    source: 'spec 7; answer: docs/decisions/0002',
    query: HosterIdQuery,
    answer: CheckinForm,
    isCacheable: true,
  }),
};
