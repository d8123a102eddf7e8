import { RetentionDays } from '@guest/api-contract';
import * as v from 'valibot';
import type { Storage } from '../storage/storage';

// @__NO_SIDE_EFFECTS__
const days = (byDefault: number) => v.optional(RetentionDays, byDefault);

/**
 * How long a hotel keeps what guests sent, as its bundle says (`RetentionTimes`). The defaults follow the purpose: the
 * police form is kept for six months (France, CESEDA R. 814-2), the rest while somebody may still ask about it.
 * Identity papers have a time of their own.
 */
export const Retention = v.object({
  checkin: days(183),
  order: days(365),
  customer: days(365),
  message: days(365),
  feedback: days(365),
  review: days(1_095),
  favouritesEmail: days(30),
});
export type Retention = v.InferOutput<typeof Retention>;

/** The times of a hotel; a removed one has the defaults. */
export async function retentionOf(storage: Storage, hosterId: string): Promise<Retention> {
  return v.parse(Retention, JSON.parse((await storage.getDocument(hosterId, 'retention')) ?? '{}'));
}
