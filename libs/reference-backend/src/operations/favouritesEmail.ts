import { surroundingsOf, type Activity, type Hoster } from '@guest/api-contract';
import { placesAround } from '../around/placesAround';
import { favouritesMail } from '../favourites/favouritesMail';
import { mailboxOf } from '../favourites/mailbox';
import { ProblemError, unprocessable } from '../http/problem';
import type { Mail } from '../mail/mailer';
import type { Context, Operation } from './operation';
import { submitOnce } from './submitOnce';

const KIND = 'favouritesEmail';
const RETRY_AFTER_SECONDS = '30';

/**
 * Mails a guest's favourites once per key. The mail is written from ids alone, so that nobody sends a text of theirs
 * from the hotel. What is stored holds no address, only its keyed hash.
 */
export const postFavouritesEmail: Operation<'postFavouritesEmail'> = async (
  { body, idempotencyKey },
  context,
) => {
  const { hoster: hosterId, email: to, placeIds, language, day } = body;
  const { storage, hotels, crypto, clock, publicUrl, recipients, inTurn } = context;
  const mailboxHash = await crypto.sign(mailboxOf(to));
  const attempt = {
    kind: KIND,
    hosterId,
    body: { ...body, email: await crypto.sign(to) },
    idempotencyKey,
  } as const;

  const submit = () =>
    submitOnce(attempt, context, {
      build: async (start, now) => {
        const hoster = await hotels.hoster(hosterId);
        if (!hoster) throw unprocessable('/hoster', 'is not a hotel known here');
        const { places, unknownPlaceIds } = await findPlaces(placeIds, hoster, context);
        if (places.length === 0) throw unprocessable('/placeIds', 'names no place known here');
        // A repeat gets the first answer, and no second mail.
        if (await storage.findSubmission(KIND, hosterId, start.key)) throw new ProblemError('conflict');
        const takeBack = recipients.count(mailboxHash, clock.now());
        try {
          const { id } = start;
          await send(favouritesMail({ id, to, hoster, places, language, day, publicUrl, now }), context);
        } catch (cause) {
          takeBack();
          throw cause;
        }
        const answer = JSON.stringify({ unknownPlaceIds });
        return { ...start, kind: KIND, answer, json: JSON.stringify({ placeCount: places.length }) };
      },
      answer: (id, stored) => JSON.stringify({ _id: id, ...(JSON.parse(stored) as object) }),
    });

  if (idempotencyKey === undefined) return submit();
  return inTurn(JSON.stringify([hosterId, idempotencyKey]), submit);
};

/** The places in the order that was asked for, each once: those that the hotel's city guide shows, and its own. */
async function findPlaces(ids: string[], hoster: Hoster, context: Context) {
  const { centre, radiusKm } = surroundingsOf(hoster);
  const around = await placesAround({ ...centre, radiusKm }, context);
  const own = (await context.hotels.cityGuides()).filter(({ hosterId }) => hosterId === hoster._id);
  const known = new Map<string, Activity>();
  for (const { experiences } of [...own.map(({ guide }) => guide), around]) {
    for (const place of experiences) if (!known.has(place._id)) known.set(place._id, place);
  }
  const asked = [...new Set(ids)];
  return {
    places: asked.flatMap((id) => known.get(id) ?? []),
    unknownPlaceIds: asked.filter((id) => !known.has(id)),
  };
}

async function send(mail: Mail, { mailer, log }: Context): Promise<void> {
  let outcome: 'sent' | 'refused';
  try {
    outcome = await mailer.send(mail);
  } catch (cause) {
    log?.({ level: 'error', message: 'a mail could not be handed on', about: { mailId: mail.id }, cause });
    throw new ProblemError('unavailable', {
      detail: 'The mail cannot be sent right now',
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    });
  }
  if (outcome === 'refused') throw unprocessable('/email', 'gets no mail: the mail server refused it');
}
