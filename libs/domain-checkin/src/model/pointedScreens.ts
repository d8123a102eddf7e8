import { fieldsOfStep, type FieldName } from './fieldTable';
import type { FormField, Step, StepName } from './steps';

/** One place of the form that the hotel found something wrong with. */
export interface PointedScreen {
  step: Step;
  /** Which companion, by its place. */
  companion?: number;
  /** Where on the screen, as far as the hotel says and the form asks for it. */
  field?: FieldName;
  part?: string;
}

/** Parts of the two bodies that are called otherwise than the fields they come from. */
const fieldOfPart: Partial<Record<string, FieldName>> = {
  documents: 'passport',
  optinMarketing: 'isMarketing',
  privacyInfo: 'isMarketing',
};
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

function stepNameOf(part: string): StepName | undefined {
  const known = own(stepOfPart, part);
  if (known) return known;
  const field = own(fieldOfPart, part) ?? part;
  const names = Object.keys(fieldsOfStep) as StepName[];
  return names.find((name) => (fieldsOfStep[name] as readonly string[]).includes(field));
}

/** The field, and the part of it, that the rest of a pointer names on a screen that has it. */
function fieldAt(fields: readonly FormField[], [part = '', inner]: readonly string[]) {
  const wanted = own(fieldOfPart, part) ?? part;
  const field = fields.find(({ name }) => name === wanted)?.name;
  const hasParts = field !== undefined && ['address', 'birthPlace', 'idDocument'].includes(field);
  return { field, part: hasParts && inner !== undefined ? (own(partOfPart, inner) ?? inner) : undefined };
}

/** The rest of a pointer once its screen is known. */
function withinScreen(path: readonly string[], companion: number | undefined): readonly string[] {
  const [part, place = '', ...inner] = path;
  // Consents go by their names here (`refused.ts`).
  if (part === 'consents') return [place];
  if (companion === undefined) return path;
  return inner[0] === 'guest' ? inner.slice(1) : inner;
}

/** Where to correct what a refused request points at (RFC 6901), each place once; nothing of what no screen holds. */
export function pointedScreens(pointers: readonly string[], steps: readonly Step[]): PointedScreen[] {
  const found = new Map<string, PointedScreen>();
  for (const pointer of pointers) {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    // The customer that a check-in names was sent as the guest's own answers.
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
