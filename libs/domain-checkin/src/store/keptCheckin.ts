import { dayOf, isDay } from '@guest/api-contract';
import { isFresh, listOf, recordOf } from '@guest/state';
import * as v from 'valibot';
import { keptSchema, noWishes, type VisitValues } from '../model/answers';
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

const isObject = (kept: unknown) => typeof kept === 'object' && kept !== null;

export const KeptSecrets = v.object({
  draftId: Id,
  fields: v.record(v.string(), v.custom<VisitValues>(isObject)),
  reservationKey: v.optional(v.string()),
  refusedKey: v.optional(v.string()),
  isAskedAgain: v.optional(v.boolean()),
});

const Receipt = v.object({ sentAt: v.string(), parts: v.array(v.unknown()), consents: v.array(v.unknown()) });
export const KeptReceipt = v.custom<SentCheckin>((kept) => v.is(Receipt, kept));
