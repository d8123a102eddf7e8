import * as v from 'valibot';
import { Coordinates, Day, ExternalUrl, Id, list, ResourceUrl } from '../base/common';
import { Words } from '../base/words';
import { OpeningHours } from '../base/openingHours';
import { hotelRead } from '../base/route';

/** A perk: what a partner of the hotel offers its guests. */
export const Partner = v.object({
  _id: Id,
  name: Words,
  category: v.optional(Words),
  /** One line for the list. */
  summary: v.optional(Words),
  /** HTML of the hotel; shown sanitised. */
  description: v.optional(v.string()),
  picture: v.optional(ResourceUrl),
  /** The advantage in a few words ("−5 % sur une activité"). */
  offer: v.optional(Words),
  /** Shown or typed at the partner's to get the advantage. */
  code: v.optional(v.string()),
  /** What the advantage asks for, in the hotel's words ("Hors jours fériés, une fois par séjour"). */
  conditions: v.optional(Words),
  /** The first and the last day on which the advantage is given; absent means no limit. */
  validFrom: v.optional(Day),
  validTo: v.optional(Day),
  address: v.optional(Words),
  coordinates: v.optional(Coordinates),
  openingHours: v.optional(OpeningHours),
  phone: v.optional(v.string()),
  link: v.optional(ExternalUrl),
});
export type Partner = v.InferOutput<typeof Partner>;

export const Partners = v.object({ partners: list(Partner) });
export type Partners = v.InferOutput<typeof Partners>;

export const partnerRoutes = {
  getPartners: hotelRead('partner', "The hotel's partners and what they offer its guests", Partners),
};
