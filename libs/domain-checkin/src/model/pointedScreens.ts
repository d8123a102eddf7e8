import { fieldsOfStep } from './fieldTable';
import type { Step, StepName } from './steps';

/** One screen that the hotel found something wrong with. */
export interface PointedScreen {
  step: Step;
  /** Which companion, by its place. */
  companion?: number;
}

/** Parts of the two bodies that are called otherwise than the fields they come from. */
const stepOfPart: Partial<Record<string, StepName>> = {
  occupants: 'companionInfo',
  documents: 'clientInfo',
  consents: 'agreementInfo',
  optinMarketing: 'agreementInfo',
  privacyInfo: 'agreementInfo',
  signature: 'agreementInfo',
  extras: 'promotionInfo',
};

function stepNameOf(part: string): StepName | undefined {
  if (Object.hasOwn(stepOfPart, part)) return stepOfPart[part];
  const names = Object.keys(fieldsOfStep) as StepName[];
  return names.find((name) => (fieldsOfStep[name] as readonly string[]).includes(part));
}

/** Where to correct what a refused request points at (RFC 6901), each screen once; nothing of what no screen holds. */
export function pointedScreens(pointers: readonly string[], steps: readonly Step[]): PointedScreen[] {
  const found = new Map<string, PointedScreen>();
  for (const pointer of pointers) {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    // The customer that a check-in names was sent as the guest's own answers.
    const [part = '', place] = first === 'customer' && rest.length > 0 ? rest : [first, ...rest];
    const name = stepNameOf(part);
    const step = steps.find((one) => one.name === name);
    const companion = part === 'occupants' && /^\d+$/u.test(place ?? '') ? Number(place) : undefined;
    if (step) found.set(`${step.name}/${companion ?? ''}`, { step, companion });
  }
  return [...found.values()];
}
