import * as v from 'valibot';
import { Animation, type Partner } from '@guest/api-contract';
import { fromSeminars, type Activity } from '../model/activity';

/** An animation, as the API gives it; say only what matters. */
export function anAnimation(rest: Partial<v.InferInput<typeof Animation>> = {}): Animation {
  return v.parse(Animation, { _id: 'a', title: `Animation ${rest._id ?? 'a'}`, ...rest });
}

/** An activity, in the domain's words. */
export function anActivity(rest: Partial<v.InferInput<typeof Animation>> = {}): Activity {
  const [activity] = fromSeminars({ rooms: [], seminars: [], animations: [anAnimation(rest)] });
  if (!activity) throw new Error('This animation has no name');
  return activity;
}

/** A partner, as the API gives it; say only what matters. */
export function aPartner({ _id = 'a', name = `Partner ${_id}`, ...rest }: Partial<Partner> = {}): Partner {
  return { _id, name, ...rest };
}
