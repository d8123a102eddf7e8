import type { FavouritesEmailRequest, LanguageCode } from '@guest/api-contract';
import { defineSubmission } from '@guest/submission';
import { loadCalls, plainLine, type VisitContext } from '@guest/visit';
import { MAX_FAVOURITE_COUNT } from '../model/limits';

/** An e-mail address has at most 254 characters (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254;

/** What the form gives. */
interface Wanted {
  hosterId: string;
  /** As typed. */
  email: string;
  /** In the order of the plan. */
  ids: readonly string[];
  day: string;
  language: LanguageCode;
}

/** The request: ids alone, since the server writes the mail. */
export function emailRequest({ hosterId, email, ids, day, language }: Wanted): FavouritesEmailRequest {
  return {
    hoster: hosterId,
    email: plainLine(email, MAX_EMAIL_LENGTH),
    placeIds: ids.slice(0, MAX_FAVOURITE_COUNT),
    language,
    day,
  };
}

/** The guest's places by e-mail. It stays in memory: an address that is used once is not kept on the device. */
export const favouritesEmail = defineSubmission<VisitContext>()({
  kind: 'favouritesEmail',
  keptOn: 'memory',
  body: async () => (await import('./emailBody')).emailBody,
  calls: ['favouritesEmail'],
  send: async (body, { context: { api }, attempts, markSent }) => {
    const { client, calls } = await loadCalls(api, () => import('../api/calls'));
    markSent();
    const { unknownPlaceIds = [] } = await calls.postFavouritesEmail(client, body, attempts.favouritesEmail);
    return { unknownPlaceIds };
  },
});
