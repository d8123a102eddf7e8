import type { Form } from './changeForm';
import { rowOf } from './fields';
import type { Step } from './steps';

/** The owner of a screen: the guest, the agreement, or a companion by id. */
export type Owner = 'client' | 'agreement' | (string & {});

/** Did an earlier visit begin this screen, and are the answers that it did not keep still missing? */
export function isAskedAgain({ answers, secrets }: Form, { fields }: Step, owner: Owner): boolean {
  const names = fields.map(({ name }) => name).filter((name) => rowOf(name).keptOn === 'visit');
  if (!secrets.isAskedAgain || names.length === 0) return false;
  const given = secrets.fields[owner] ?? {};
  const isBegun = owner === 'agreement' || answers.edited.includes(owner);
  return isBegun && names.every((name) => given[name] === undefined);
}
