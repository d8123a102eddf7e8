import { stayFault, type StayDays, type StayFault } from '@guest/api-contract';
import * as v from 'valibot';
import type { Agreement, ConsentAnswer, Paper, Person, Stay } from './answers';
import { isDay } from './dates';
import { kindOf } from './fieldTable';
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
      return whole<ConsentAnswer>((value) => consentProblem(value, field, context));
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

/** A day of the calendar, or none. */
const dayOf = (text: string) => (isDay(text) ? text : undefined);

/** What the guest is told where the day that is wrong is the reservation's, and the form does not ask for it. */
const askedInstead: Partial<Record<StayFault, Problem>> = {
  departureBeforeArrival: 'reservedDeparture',
  departurePast: 'reservedDeparturePast',
};

/** Of two days that each are right: do they make a stay? The hotel's server asks the same, of the same days. */
function stayProblem(stay: Partial<Stay>, context: RuleContext, asksFor: (name: string) => boolean) {
  const { today, reserved = {} } = context;
  const meant = (name: keyof StayDays) => dayOf(stay[name] || (reserved[name] ?? context[name] ?? ''));
  const days = { arrivalDate: meant('arrivalDate'), departureDate: meant('departureDate') };
  const wrong = stayFault(days, reserved, today);
  if (!wrong || asksFor(wrong.field)) return wrong && { field: wrong.field, problem: wrong.fault };
  const field = wrong.field === 'departureDate' ? ('arrivalDate' as const) : ('departureDate' as const);
  return asksFor(field) ? { field, problem: askedInstead[wrong.fault] ?? wrong.fault } : undefined;
}

/** The schema of the stay: its fields, and that they make one. */
export function staySchema(fields: readonly FormField[], context: RuleContext) {
  const asksFor = (name: string) => fields.some((field) => field.name === name);
  return v.pipe(
    schemaOfFields(fields, context),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.value as unknown as Partial<Stay>;
      const wrong = stayProblem(input, context, asksFor);
      if (!wrong) return;
      const { field: key, problem } = wrong;
      addIssue({
        message: problem satisfies Problem,
        path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
      });
    }),
  );
}
