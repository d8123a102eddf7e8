import { checkinSteps, type CheckinField, type CheckinForm, type CheckinStepName } from '@guest/api-contract';
import { fieldsOfStep, kindOf, type FieldName } from './fieldTable';
import { htmlWords } from './htmlWords';
import { stepPaths, type StepPath } from './stepPaths';

/** One field as this hotel asks for it. */
export interface FormField {
  name: FieldName;
  isRequired: boolean;
  /** Why it is asked, or the text itself: the hotel's HTML. */
  text?: string;
  timings?: CheckinField['timings'];
  selectedCountry?: string;
  /** Of a companion's signature: younger ones sign nothing. */
  signsFromAge?: number;
}

export type StepName = CheckinStepName;

/** One screen of the form. */
export interface Step {
  name: StepName;
  /** Its part of the address; no language, no datum. */
  path: StepPath;
  /** HTML of the hotel. */
  text?: string;
  fields: FormField[];
  /** Of the companions' step. */
  maxCompanions: number;
}

const byOrder = (one: { orderIndex: number }, other: { orderIndex: number }) =>
  one.orderIndex - other.orderIndex;

/** A field that shows the guest nothing, or that nobody may oblige them to. */
function isRequired(name: FieldName, field: CheckinField): boolean {
  const { control } = kindOf(name);
  // Nobody can be made to agree to advertising (GDPR, article 7).
  if (control === 'text' || name === 'isMarketing') return false;
  return field.isRequired || (name === 'passport' && field.isPassportRequired);
}

/** The fields of a step that this version knows and the guest may see, in the hotel's order. */
function shownFields(step: StepName, given: Readonly<Record<string, CheckinField>>): FormField[] {
  const names: readonly FieldName[] = fieldsOfStep[step];
  return (
    names
      .flatMap((name) => {
        const field = Object.hasOwn(given, name) ? given[name] : undefined;
        return field?.isActivated && field.isDisplayClient ? [{ name, field }] : [];
      })
      // Array.prototype.sort is stable: ties keep the specification's order.
      .sort((one, other) => byOrder(one.field, other.field))
      .map(({ name, field }) => ({
        name,
        isRequired: isRequired(name, field),
        text: field.text,
        timings: field.timings,
        selectedCountry: field.selectedCountry?.trim().toUpperCase(),
        signsFromAge: field.signsFromAge,
      }))
      .filter(({ name, text }) => kindOf(name).control !== 'text' || htmlWords(text) !== '')
  );
}

/** Steps that are more than their fields: a list, a slot. */
const standAlone: readonly StepName[] = ['companionInfo', 'holdonInfo', 'promotionInfo'];

/** What this hotel asks for, screen by screen (spec 2; decisions.md 24). A step that shows nothing is left out. */
export function stepsOf(form: CheckinForm): Step[] {
  return checkinSteps
    .map((name) => ({ name, step: form[name] }))
    .filter(({ step }) => step.isActivated)
    .sort((one, other) => byOrder(one.step, other.step))
    .map(({ name, step }) => ({
      name,
      path: stepPaths[name],
      text: htmlWords(step.text) === '' ? undefined : step.text,
      fields: shownFields(name, step.fields),
      maxCompanions: name === 'companionInfo' ? form.companionInfo.companionCount : 0,
    }))
    .filter(({ name, text, fields, maxCompanions }) => {
      if (name === 'companionInfo') return maxCompanions > 0;
      return standAlone.includes(name) || fields.length > 0 || text !== undefined;
    });
}

/** The step of a name, where this hotel has it. */
export function stepNamed(steps: readonly Step[], name: StepName): Step | undefined {
  return steps.find((step) => step.name === name);
}

/** The field of a step, where the guest sees it. */
export function fieldOf(step: Step | undefined, name: FieldName): FormField | undefined {
  return step?.fields.find((field) => field.name === name);
}
