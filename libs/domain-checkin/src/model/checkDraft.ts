import {
  ageOnArrival,
  isDay,
  isTooYoungToSign,
  type StayDays,
  type StayFault,
  stayFault,
} from '@guest/api-contract';
import type { Person, Stay } from './answers';
import { ownerOfStep, type Draft } from './draft';
import { rowOf, type FieldName } from './fields';
import type { FieldValue } from './fieldValue';
import { ADULT_AGE_YEARS, DEFAULT_SIGNING_AGE_YEARS } from './limits';
import type { Problem } from './problems';
import type { RuleContext } from './rules';
import { fieldOf, stepNamed, type FormField, type Step } from './steps';

/** One thing that is wrong, and where. */
export interface Flaw {
  field: FieldName;
  /** Of a field with parts: `city`. */
  part?: string;
  problem: Problem;
}

/** What is wrong with one screen. */
export interface StepFlaws {
  step: Step;
  /** Index of the companion; undefined for the step itself. */
  companion?: number;
  flaws: Flaw[];
  /** More people than the hotel checks in. */
  isOver?: boolean;
}

function flawsOfField(field: FormField, answer: FieldValue | undefined, context: RuleContext): Flaw[] {
  const { rule, empty } = rowOf(field.name);
  const { value, problem } = answer ?? { value: empty };
  const unreadable = typeof empty === 'string' ? problem : undefined;
  const found = unreadable ?? rule?.(value, field, context, problem);
  if (found === undefined) return [];
  if (typeof found === 'string') return [{ field: field.name, problem: found }];
  return Object.entries(found).flatMap(([part, wrong]) =>
    wrong ? [{ field: field.name, part, problem: wrong }] : [],
  );
}

/** What is wrong with the answers to these fields, in the order they are asked for. */
export function flawsOf(fields: readonly FormField[], values: object, context: RuleContext): Flaw[] {
  const answers = values as Readonly<Partial<Record<FieldName, FieldValue>>>;
  return fields.flatMap((field) => flawsOfField(field, answers[field.name], context));
}

/** The problem that is shown where the wrong day is the reservation's and the form does not ask for it. */
const askedInstead: Partial<Record<StayFault, Problem>> = {
  departureBeforeArrival: 'reservedDeparture',
  departurePast: 'reservedDeparturePast',
};

/** What is wrong with two days that are each valid: the hotel's server applies the same rule to the same days. */
function flawsOfDays(stay: Stay, context: RuleContext, asksFor: (name: FieldName) => boolean): Flaw[] {
  const { today, reserved = {} } = context;
  const meant = (name: keyof StayDays) => {
    const { value, problem } = asksFor(name) ? stay[name] : { value: '' };
    const day = value || (reserved[name] ?? context[name] ?? '');
    return problem === undefined && isDay(day) ? day : undefined;
  };
  const days = { arrivalDate: meant('arrivalDate'), departureDate: meant('departureDate') };
  const wrong = stayFault(days, reserved, today);
  if (!wrong) return [];
  if (asksFor(wrong.field)) return [{ field: wrong.field, problem: wrong.fault }];
  const other = wrong.field === 'departureDate' ? 'arrivalDate' : 'departureDate';
  return asksFor(other) ? [{ field: other, problem: askedInstead[wrong.fault] ?? wrong.fault }] : [];
}

/** What is wrong with the stay: each of its fields, and the two days together. */
function flawsOfStay(fields: readonly FormField[], stay: Stay, context: RuleContext): Flaw[] {
  const flaws = flawsOf(fields, stay, context);
  const ofDays = flawsOfDays(stay, context, (name) => fields.some((field) => field.name === name));
  return [...flaws, ...ofDays.filter(({ field }) => flaws.every((flaw) => flaw.field !== field))];
}

type Born = Pick<Person, 'birthDate'>;

/** True of a person who is not of age on the day of arrival; false where the birthday is not known. */
export const isMinor = (person: Born, context: RuleContext): boolean =>
  (ageOnArrival(person.birthDate.value, context) ?? ADULT_AGE_YEARS) < ADULT_AGE_YEARS;

/** The age from which the companions of a step sign, in years; undefined where the step asks for no signature. */
export function signingAge(step: Step): number | undefined {
  const signature = fieldOf(step, 'signature');
  return signature && (signature.signsFromAge ?? DEFAULT_SIGNING_AGE_YEARS);
}

/** The fields that a companion is asked for: no signature if a birthday that is asked for says too young. */
export function fieldsOfCompanion(step: Step, { birthDate }: Born, context: RuleContext): FormField[] {
  const isTooYoung = (field: FormField) =>
    fieldOf(step, 'birthDate') !== undefined && isTooYoungToSign(field, birthDate.value, context);
  return step.fields.filter((field) => field.name !== 'signature' || !isTooYoung(field));
}

/** The stay as it is sent: a day that the guest did not give is the reservation's, or the one that it filled in. */
export function sentStay(step: Step | undefined, draft: Draft, reserved: StayDays = {}): Stay {
  const dayOf = (name: keyof StayDays) => {
    const isAsked = fieldOf(step, name) !== undefined;
    const said = isAsked ? draft.stay[name].value : '';
    // The days that a reservation filled in are known after the visit that found it.
    const filled = isAsked ? undefined : draft.filledStay?.[name];
    return { value: said || reserved[name] || (filled ?? '') };
  };
  return { ...draft.stay, arrivalDate: dayOf('arrivalDate'), departureDate: dayOf('departureDate') };
}

/** The context of the rules: the days of the stay as they are sent, where they are known. */
export function contextOf(
  steps: readonly Step[],
  draft: Draft,
  today: string,
  reserved: StayDays = {},
): RuleContext {
  const { arrivalDate, departureDate } = sentStay(stepNamed(steps, 'stayInfo'), draft, reserved);
  const known = ({ value }: { value: string }) => (isDay(value) ? value : undefined);
  return { today, arrivalDate: known(arrivalDate), departureDate: known(departureDate), reserved };
}

export function flawsOfCompanion(step: Step, person: Person, context: RuleContext): Flaw[] {
  return flawsOf(fieldsOfCompanion(step, person, context), person, context);
}

/** What is wrong with one step of a draft; companions have their own screens. */
export function flawsOfStep({ name, fields }: Step, draft: Draft, context: RuleContext): Flaw[] {
  const owner = ownerOfStep[name];
  if (owner === 'stay') return flawsOfStay(fields, draft.stay, context);
  return owner ? flawsOf(fields, draft[owner], context) : [];
}

/** Everything that keeps a draft from being sent, screen by screen; empty when it can be sent. */
export function checkDraft(steps: readonly Step[], draft: Draft, given: RuleContext): StepFlaws[] {
  const context: RuleContext = { ...given, isLast: true };
  return steps
    .flatMap((step): StepFlaws[] => {
      if (step.name !== 'companionInfo') return [{ step, flaws: flawsOfStep(step, draft, context) }];
      const isOver = draft.companions.length > step.maxCompanions;
      return [
        ...(isOver ? [{ step, flaws: [], isOver } satisfies StepFlaws] : []),
        ...draft.companions.map((person, companion) => ({
          step,
          companion,
          flaws: flawsOfCompanion(step, person, context),
        })),
      ];
    })
    .filter(({ flaws, isOver }) => isOver || flaws.length > 0);
}
