import { dayOf, isDay } from '@guest/api-contract';
import { isLanguage, type Language } from '@guest/i18n';
import { isFresh, listOf, recordOf } from '@guest/state';
import * as v from 'valibot';
import { keptSchema, noWishes, visitSchema } from '../model/answers';
import { noAnswers, type Answers } from '../model/draft';
import { MAX_COMPANION_COUNT } from '../model/limits';
import type { SentCheckin } from '../model/receipt';
import { stepPaths } from '../model/stepPaths';

const Text = v.fallback(v.string(), '');
const Id = v.pipe(v.string(), v.nonEmpty());
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1));
const Companion = v.object({ id: Id, answers: keptSchema('person') });

const AnswersSchema = v.object({
  id: Id,
  changedAt: v.number(),
  step: v.fallback(v.picklist([...Object.values(stepPaths), 'check', '']), ''),
  client: keptSchema('person'),
  stay: keptSchema('stay'),
  companions: v.pipe(
    listOf(Companion),
    v.transform((companions) => companions.slice(0, MAX_COMPANION_COUNT)),
  ),
  wishes: v.fallback(v.object({ upselle: Text, quantities: recordOf(Quantity) }), noWishes),
  message: keptSchema('message'),
  edited: listOf(Id),
  isBegun: v.fallback(v.boolean(), true),
  filledFrom: v.fallback(
    v.optional(v.object({ mark: Text, lastname: Text, arrivalDate: Text, departureDate: Text })),
    undefined,
  ),
});

/**
 * False once the stay is over. A departure that was already past when the guest typed it is a slip and ends nothing;
 * the reservation's own departure always counts.
 */
function isToCome({ changedAt, filledFrom, stay: { departureDate } }: Answers): boolean {
  const isOver = isDay(departureDate) && departureDate < dayOf(Date.now());
  return !isOver || (departureDate !== filledFrom?.departureDate && departureDate < dayOf(changedAt));
}

/** Reads the answers back; none once they have expired. */
export const KeptAnswers = v.fallback(
  v.pipe(
    AnswersSchema,
    v.check((answers) => isFresh(answers.changedAt) && isToCome(answers)),
  ),
  noAnswers,
);

export const KeptSecrets = v.object({
  draftId: Id,
  fields: v.record(v.string(), visitSchema),
  reservationKey: v.optional(v.string()),
  refusedKey: v.optional(v.string()),
  hold: v.optional(v.string()),
  isAskedAgain: v.optional(v.boolean()),
});

const ReceiptLine = v.object({ term: v.string(), value: v.string() });
const Consent = v.object({
  name: v.picklist(['textAgreement', 'isMarketing', 'firstConsent', 'secondConsent']),
  text: v.string(),
  wording: v.optional(v.string()),
  textVersion: v.string(),
  isGiven: v.boolean(),
  at: v.string(),
});
export const KeptReceipt: v.GenericSchema<unknown, SentCheckin> = v.object({
  number: v.optional(v.string()),
  sentAt: v.string(),
  language: v.optional(v.custom<Language>(isLanguage)),
  hasPapers: v.optional(v.boolean()),
  firstname: v.string(),
  personCount: v.number(),
  arrivalDate: v.optional(v.string()),
  parts: v.array(v.object({ title: v.string(), lines: v.array(ReceiptLine) })),
  consents: v.array(Consent),
  isSeen: v.optional(v.boolean()),
});
