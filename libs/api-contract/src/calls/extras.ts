import * as v from 'valibot';
import { Cents, Id, list, ResourceUrl } from '../base/common';
import { Words } from '../base/words';
import { Price } from './product';
import { ReservationKey } from './reservation';
import { defineRoute } from '../base/route';

const offer = {
  _id: Id,
  name: Words,
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  image: v.optional(ResourceUrl),
  price: v.optional(Price),
  /** What it cost before, in the unit of `price`. */
  oldAmountCents: v.optional(Cents),
};

/** A better room. */
export const Upselle = v.object({
  ...offer,
  features: list(Words),
  /** It is not offered to more guests than these. */
  maxPersonCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Upselle = v.InferOutput<typeof Upselle>;

/** An extra of the stay, such as breakfast. */
export const Extra = v.object({
  ...offer,
  maxQuantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
});
export type Extra = v.InferOutput<typeof Extra>;

/** What the hotel recommends; spelled as the API spells it. */
export const Extras = v.object({ upselles: list(Upselle), extras: list(Extra) });
export type Extras = v.InferOutput<typeof Extras>;

export const extrasRoutes = {
  getExtras: defineRoute({
    method: 'GET',
    service: 'product',
    path: 'recommandation/extras/:id',
    summary: "Rooms and extras that suit the stay; `id` is the hotel's",
    params: v.object({ id: Id }),
    query: v.object({
      /** Asked for from within the check-in. */
      checkin: v.optional(v.picklist(['true', 'false'])),
      /** The reservation that the offers should suit. A secret: no log and no error report holds this query. */
      reservationCryptedId: v.optional(ReservationKey),
    }),
    answer: Extras,
  }),
};
