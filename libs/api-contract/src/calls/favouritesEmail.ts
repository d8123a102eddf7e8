import * as v from 'valibot';
import { Day, Email, Id, LanguageCode, list, listUpTo } from '../base/common';
import { MAX_EMAILED_PLACE_COUNT } from '../base/limits';
import { defineRoute } from '../base/route';
import { EMAIL_ADDRESS } from '../base/email';

/** Which places go to which address. The server writes the mail; no text of it comes from here. */
export const FavouritesEmailRequest = v.object({
  hoster: Id,
  /** With a domain that ends, as the page asks for: `guest@localhost` would be a mailbox of the mail server. */
  email: v.pipe(
    Email,
    v.check((email) => EMAIL_ADDRESS.test(email), 'Its domain has no end'),
  ),
  /** In the order of the guest's plan. A place that the server does not know is left out. */
  placeIds: v.pipe(listUpTo(MAX_EMAILED_PLACE_COUNT, Id), v.minLength(1)),
  language: LanguageCode,
  /** The day of the plan; the mail shows the hours of this day. */
  day: v.optional(Day),
});
export type FavouritesEmailRequest = v.InferOutput<typeof FavouritesEmailRequest>;

export const FavouritesEmailReceipt = v.object({
  _id: Id,
  /** The places that the mail leaves out, since the server does not know them. */
  unknownPlaceIds: list(Id),
});
export type FavouritesEmailReceipt = v.InferOutput<typeof FavouritesEmailReceipt>;

export const favouritesEmailRoutes = {
  postFavouritesEmail: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'cityguide/favorites/email',
    summary: "Sends the guest's favourites of the city guide by e-mail; without a known place it is refused",
    body: FavouritesEmailRequest,
    answer: FavouritesEmailReceipt,
    status: 201,
    isIdempotent: true,
    problems: ['unprocessable'],
  }),
};
