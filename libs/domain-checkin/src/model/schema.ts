import * as v from 'valibot';
import type { Agreement, ConsentAnswer, Paper, Person, Stay } from './answers';
import { addDays, isDay, nightsBetween } from './dates';
import { kindOf } from './fieldTable';
import { MAX_DAYS_AHEAD, MAX_DAYS_LATE, MAX_STAY_NIGHTS } from './limits';
import type { Problem } from './problems';
import {
  addressProblems,
  birthPlaceProblems,
  consentProblem,
  identityProblems,
  momentProblems,
  papersProblem,
  signatureProblem,
  textProblem,
  type RuleContext,
} from './rules';
import type { FormField } from './steps';

type Schema = v.GenericSchema<unknown>;

/** A value as a whole; the message is the problem's key. */
function whole<T>(problemOf: (value: T) => Problem | undefined): Schema {
  return v.pipe(
    v.custom<T>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : undefined;
      if (problem) addIssue({ message: problem });
    }),
  );
}

/** A value of several parts, each with its own problem. */
function parted<T extends object>(problemsOf: (value: T) => Partial<Record<string, Problem>>): Schema {
  return v.pipe(
    v.custom<T>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Record<string, unknown>;
      for (const [key, problem] of Object.entries(problemsOf(dataset.value))) {
        if (!problem) continue;
        addIssue({
          message: problem,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }
    }),
  );
}

/** What one field has to be, as this hotel asks for it. */
function schemaOf(field: FormField, context: RuleContext): Schema {
  const { isRequired } = field;
  const { rule } = kindOf(field.name);
  switch (rule) {
    case 'address':
      return parted<Person['address']>((value) => addressProblems(value, isRequired));
    case 'birthPlace':
      return parted<Person['birthPlace']>((value) => birthPlaceProblems(value, isRequired));
    case 'identity':
      return parted<Person['idDocument']>((value) => identityProblems(value, isRequired));
    case 'moment':
      return parted<Person['arrivalDateTime']>((value) => momentProblems(value, isRequired, context));
    case 'papers':
      return whole<readonly Paper[]>((value) => papersProblem(value, isRequired, context));
    case 'signature':
      return whole<Agreement['signature']>((value) => signatureProblem(value, isRequired));
    case 'consent':
      return whole<ConsentAnswer>((value) => consentProblem(value, isRequired));
    case 'none':
      return v.unknown();
    default:
      return whole<string>((value) => textProblem(field, rule, value, context));
  }
}

/** The schema of a step's values, derived from what the hotel has switched on. */
export function schemaOfFields(fields: readonly FormField[], context: RuleContext) {
  return v.object(
    Object.fromEntries(
      fields
        .filter(({ name }) => kindOf(name).control !== 'text')
        .map((field) => [field.name, schemaOf(field, context)]),
    ),
  );
}

/** Of two days that each are right: do they make a stay? */
function stayProblems(
  { arrivalDate, departureDate }: Pick<Stay, 'arrivalDate' | 'departureDate'>,
  { today, reservedArrival }: RuleContext,
): Partial<Record<'arrivalDate' | 'departureDate', Problem>> {
  const latest = addDays(today, MAX_DAYS_AHEAD);
  if (isDay(arrivalDate) && arrivalDate > latest) return { arrivalDate: 'arrivalTooFar' };
  // Who stays for long may check in late: the hotel's own day is no slip of the thumb.
  const isLate = isDay(arrivalDate) && arrivalDate < addDays(today, -MAX_DAYS_LATE);
  if (isLate && arrivalDate !== reservedArrival) return { arrivalDate: 'arrivalTooEarly' };
  if (!isDay(departureDate)) return {};
  if (isDay(arrivalDate) && departureDate <= arrivalDate) return { departureDate: 'departureBeforeArrival' };
  if (departureDate < today) return { departureDate: 'departurePast' };
  if (departureDate > latest) return { departureDate: 'departureTooFar' };
  const isLong = isDay(arrivalDate) && nightsBetween(arrivalDate, departureDate) > MAX_STAY_NIGHTS;
  return isLong ? { departureDate: 'stayTooLong' } : {};
}

/** The schema of the stay: its fields, and that they make one. */
export function staySchema(fields: readonly FormField[], context: RuleContext) {
  const asksFor = (name: string) => fields.some((field) => field.name === name);
  return v.pipe(
    schemaOfFields(fields, context),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.value as unknown as Stay;
      for (const [key, problem] of Object.entries(stayProblems(input, context))) {
        if (!problem || !asksFor(key)) continue;
        addIssue({
          message: problem,
          path: [
            { type: 'object', origin: 'value', input: { ...input }, key, value: input[key as keyof Stay] },
          ],
        });
      }
    }),
  );
}
