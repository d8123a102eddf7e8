import * as v from 'valibot';
import type { postCheckin, postCustomer } from '@guest/api-client';
import type { SentExtra } from './wishes';

/** The data that sending needs; kept for the visit until the hotel has it. */
export interface CheckinBody {
  /** The answers it was made of. */
  answersId: string;
  customer: Parameters<typeof postCustomer>[1];
  checkin: Omit<Parameters<typeof postCheckin>[1], 'customer' | 'revision'>;
  /** What the hotel calls the wishes, by id: a repeated try names them although its offers do not load. */
  extraNames: Readonly<Record<string, string>>;
}

const Shape = v.object({
  answersId: v.string(),
  customer: v.looseObject({ hoster: v.string() }),
  checkin: v.looseObject({ hosterId: v.string() }),
  extraNames: v.record(v.string(), v.string()),
});

/** Reads a kept body back. The hotel's server checks what is in it. */
export const CheckinBodySchema = v.custom<CheckinBody>((kept) => v.is(Shape, kept));

/** The wishes of an earlier try and their names; none where there was none. */
interface SentWishes {
  extras: readonly SentExtra[];
  names: Readonly<Record<string, string>>;
}

export const wishesOf = (body: CheckinBody | undefined): SentWishes => ({
  extras: body?.checkin.extras ?? [],
  names: body?.extraNames ?? {},
});
