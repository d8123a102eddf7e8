import { fieldNames, fieldsOfStep, rowOf, type FieldName } from './fields';
import type { FormField, Step, StepName } from './steps';

/** A place of the form that the hotel refused. */
export interface PointedScreen {
  step: Step;
  /** Index of the companion. */
  companion?: number;
  /** Undefined where the hotel does not name one or the form does not ask for it. */
  field?: FieldName;
  part?: string;
}

/** Parts of the body that belong to a step as a whole. */
const stepOfPart: Partial<Record<string, StepName>> = {
  occupants: 'companionInfo',
  consents: 'agreementInfo',
  signature: 'agreementInfo',
  extras: 'promotionInfo',
  personCount: 'companionInfo',
};
const partOfPart: Partial<Record<string, string>> = { addressLine: 'line' };

const own = <T>(table: Partial<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The field with this name in a request: its own, or another one of its row. */
const fieldCalled = (part: string): FieldName | undefined =>
  fieldNames.find((name) => name === part || rowOf(name).pointers?.includes(part));

function stepNameOf(part: string): StepName | undefined {
  const field = fieldCalled(part);
  const names = Object.keys(fieldsOfStep) as StepName[];
  return own(stepOfPart, part) ?? names.find((name) => field && fieldsOfStep[name].includes(field));
}

/** The field and part that the rest of a pointer names, where the screen has them. */
function fieldAt(fields: readonly FormField[], [part = '', inner = '']: readonly string[]) {
  const wanted = fieldCalled(part);
  const field = fields.find(({ name }) => name === wanted)?.name;
  const innerPart = own(partOfPart, inner) ?? inner;
  const hasPart = field !== undefined && Object.hasOwn(Object(rowOf(field).empty) as object, innerPart);
  return { field, part: hasPart ? innerPart : undefined };
}

/** The rest of a pointer once its screen is known. */
function withinScreen(path: readonly string[], companion: number | undefined): readonly string[] {
  const [part, place = '', ...inner] = path;
  // `atOwners` has replaced the index of a consent by its name.
  if (part === 'consents') return [place];
  if (companion === undefined) return path;
  return inner[0] === 'guest' ? inner.slice(1) : inner;
}

/** The screens where refused places (RFC 6901) can be corrected, each once. */
export function pointedScreens(pointers: readonly string[], steps: readonly Step[]): PointedScreen[] {
  const found = new Map<string, PointedScreen>();
  for (const pointer of pointers) {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    // The customer was made of the guest's own answers.
    const path = first === 'customer' && rest.length > 0 ? rest : [first, ...rest];
    const [part = '', place = ''] = path;
    const name = stepNameOf(part);
    const step = steps.find((one) => one.name === name);
    if (!step) continue;
    const companion = part === 'occupants' && /^\d+$/u.test(place) ? Number(place) : undefined;
    const within = withinScreen(path, companion);
    const at = fieldAt(step.fields, within);
    found.set([step.name, companion, at.field].join('/'), { step, companion, ...at });
  }
  return [...found.values()];
}
