import {
  checkinSteps,
  isFieldRequired,
  shownField,
  timingsOf,
  type CheckinForm,
  type CheckinStep,
  type CheckinStepName,
} from '@guest/api-contract';
import { htmlWords } from '@guest/api-contract/html-words';
import { fieldsOfStep, rowOf, type FieldName } from './fields';
import type { AskedField } from './rules';
import { stepPaths, type StepPath } from './stepPaths';

/** One field as this hotel asks for it. */
export interface FormField extends AskedField {
  name: FieldName;
}

export type StepName = CheckinStepName;

/** One screen of the form. */
export interface Step {
  name: StepName;
  /** Its segment of the address. */
  path: StepPath;
  /** HTML of the hotel. */
  text?: string;
  fields: FormField[];
  /** 0 for other steps than the companions'. */
  maxCompanions: number;
}

const byOrder = (one: { orderIndex: number }, other: { orderIndex: number }) =>
  one.orderIndex - other.orderIndex;

/** Fields that show a text of the hotel instead of asking. */
export const isText = ({ name }: Pick<FormField, 'name'>): boolean =>
  ['agreement', 'description'].includes(rowOf(name).control);

/** The fields of a step that this version knows and the guest may see, in the hotel's order. */
function shownFields(step: StepName, given: CheckinStep): FormField[] {
  return (
    fieldsOfStep[step]
      .flatMap((name) => {
        const field = shownField(given, name);
        return field ? [{ name, field }] : [];
      })
      // Array.prototype.sort is stable: ties keep the table's order.
      .sort((one, other) => byOrder(one.field, other.field))
      .map(({ name, field }) => ({
        name,
        isRequired: !isText({ name }) && isFieldRequired(given, name),
        text: field.text,
        timings: timingsOf(given, name),
        selectedCountry: field.selectedCountry?.trim().toUpperCase(),
        signsFromAge: field.signsFromAge,
      }))
      .filter((field) => !isText(field) || htmlWords(field.text) !== '')
  );
}

/** Steps that have a screen without any field. */
const standAlone: readonly StepName[] = ['companionInfo', 'holdonInfo', 'promotionInfo'];

/** The form of this hotel, screen by screen. A step that would show nothing is left out. */
export function stepsOf(form: CheckinForm): Step[] {
  return checkinSteps
    .map((name) => ({ name, step: form[name] }))
    .filter(({ step }) => step.isActivated)
    .sort((one, other) => byOrder(one.step, other.step))
    .map(({ name, step }) => ({
      name,
      path: stepPaths[name],
      text: htmlWords(step.text) === '' ? undefined : step.text,
      fields: shownFields(name, step),
      maxCompanions: name === 'companionInfo' ? form.companionInfo.companionCount : 0,
    }))
    .filter(({ name, text, fields, maxCompanions }) => {
      if (name === 'companionInfo') return maxCompanions > 0;
      return standAlone.includes(name) || fields.length > 0 || text !== undefined;
    });
}

/** The step with this name; undefined where this hotel does not have it. */
export function stepNamed(steps: readonly Step[], name: StepName): Step | undefined {
  return steps.find((step) => step.name === name);
}

/** The field of a step; undefined where the guest does not see it. */
export function fieldOf(step: Step | undefined, name: FieldName): FormField | undefined {
  return step?.fields.find((field) => field.name === name);
}
