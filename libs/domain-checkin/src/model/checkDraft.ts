import type { StayDays } from '@guest/api-contract';
import * as v from 'valibot';
import { ageAt, isDay } from './dates';
import type { Draft } from './draft';
import type { FieldName } from './fieldTable';
import { ADULT_AGE_YEARS, DEFAULT_SIGNING_AGE_YEARS } from './limits';
import type { Person } from './answers';
import { readable, type Problem } from './problems';
import { agreementProblem, type RuleContext } from './rules';
import { schemaOfFields, staySchema } from './schema';
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
  /** Which companion, by its place; undefined for the step itself. */
  companion?: number;
  flaws: Flaw[];
  /** More people than the hotel checks in. */
  isOver?: boolean;
}

/** What a schema finds wrong, field by field in the order they are asked for. */
export function flawsOf(schema: v.GenericSchema<unknown>, values: object): Flaw[] {
  const { issues = [] } = v.safeParse(schema, values);
  return issues.flatMap(({ path, message }) => {
    const [field, part] = (path ?? []).map(({ key }) => String(key));
    return field === undefined ? [] : [{ field: field as FieldName, part, problem: message as Problem }];
  });
}

/** Who is not of age on the day of arrival; nobody knows of those whose birthday is not asked for. */
export function isMinor(
  { birthDate }: Pick<Person, 'birthDate'>,
  { arrivalDate, today }: RuleContext,
): boolean {
  const age = ageAt(birthDate, arrivalDate ?? today);
  return age !== undefined && age < ADULT_AGE_YEARS;
}

/** From which age the companions of a step sign; undefined where nobody does. */
export function signingAge(step: Step): number | undefined {
  const signature = fieldOf(step, 'signature');
  return signature && (signature.signsFromAge ?? DEFAULT_SIGNING_AGE_YEARS);
}

/** Too young to sign on the day of arrival, by the hotel's form; whose birthday is not asked for signs. */
export function isTooYoungToSign(
  step: Step,
  { birthDate }: Pick<Person, 'birthDate'>,
  { arrivalDate, today }: RuleContext,
): boolean {
  const age = fieldOf(step, 'birthDate') && ageAt(birthDate, arrivalDate ?? today);
  return age !== undefined && age < (signingAge(step) ?? 0);
}

/** What a companion is asked for: who is too young signs nothing. */
export function fieldsOfCompanion(
  step: Step,
  person: Pick<Person, 'birthDate'>,
  context: RuleContext,
): FormField[] {
  return isTooYoungToSign(step, person, context)
    ? step.fields.filter(({ name }) => name !== 'signature')
    : step.fields;
}

/** A day of the stay: what the guest said where the form asks for it, else what a reservation filled in; what a form asked for once is neither. */
function keptDay(step: Step | undefined, { stay, filledStay }: Draft, name: keyof StayDays): string {
  return fieldOf(step, name) ? stay[name] : (filledStay?.[name] ?? '');
}

/** The day that is sent: what the guest said, else what the reservation says. */
export function sentDay(
  step: Step | undefined,
  draft: Draft,
  name: keyof StayDays,
  reserved: StayDays = {},
): string {
  const said = fieldOf(step, name) ? readable(draft.stay[name]) : '';
  return said || reserved[name] || readable(keptDay(step, draft, name));
}

/** The day of arrival, where the form asks for it and the guest has said it. */
export function contextOf(
  steps: readonly Step[],
  draft: Draft,
  today: string,
  reserved: StayDays = {},
): RuleContext {
  const step = stepNamed(steps, 'stayInfo');
  const said = fieldOf(step, 'arrivalDate') ? draft.stay.arrivalDate : '';
  // What the reservation filled in is known still when the visit that found it is over.
  const kept = keptDay(step, draft, 'arrivalDate');
  const known = reserved.arrivalDate ?? (isDay(kept) ? kept : undefined);
  const departureDate = keptDay(step, draft, 'departureDate');
  return {
    today,
    arrivalDate: said === '' || said.startsWith('?') ? known : said,
    departureDate: isDay(departureDate) ? departureDate : undefined,
    reserved,
  };
}

export function flawsOfCompanion(step: Step, person: Person, context: RuleContext): Flaw[] {
  return flawsOf(schemaOfFields(fieldsOfCompanion(step, person, context), context), person);
}

/** A text to agree to is agreed to on its own screen. */
function flawsOfAgreement(step: Step, { agreement }: Draft): Flaw[] {
  const field = fieldOf(step, 'textAgreement');
  const problem = field && agreementProblem(agreement.textAgreement, field);
  return problem ? [{ field: 'textAgreement', problem }] : [];
}

/** What is wrong with one step of a draft; companions have their own screens. */
export function flawsOfStep(step: Step, draft: Draft, context: RuleContext): Flaw[] {
  switch (step.name) {
    case 'clientInfo':
      return flawsOf(schemaOfFields(step.fields, context), draft.client);
    case 'stayInfo':
      return flawsOf(staySchema(step.fields, context), draft.stay);
    case 'agreementInfo':
      return [
        ...(context.isLast ? flawsOfAgreement(step, draft) : []),
        ...flawsOf(schemaOfFields(step.fields, context), draft.agreement),
      ];
    case 'messageInfo':
      return flawsOf(schemaOfFields(step.fields, context), { message: draft.message });
    default:
      return [];
  }
}

const missingProblems: readonly Problem[] = ['required', 'choice', 'consent', 'signature', 'papers'];

/** Is something not there yet, rather than not right? */
export const isMissing = ({ problem }: Flaw): boolean => missingProblems.includes(problem);

/** Everything that keeps a draft from being sent, screen by screen; nothing when it can go. */
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
