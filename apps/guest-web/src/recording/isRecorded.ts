import { isSecretAddress } from '../routing/confidential';
import type { Match } from '../routing/table';

/** A part of the path of recorded screens. */
const CHECKIN = 'checkin';

/** Never where a card is given, and never where the address is a secret. */
export const isRecordable = (match: Pick<Match, 'entry'>) =>
  match.entry.handle.isPayment !== true && !isSecretAddress(match);

/**
 * Whether a visit may be recorded on this screen: in the check-in, and on screens whose path holds the partner's name.
 */
export function isRecorded(
  match: Pick<Match, 'entry'>,
  pathname: string,
  partner: string | undefined,
): boolean {
  if (!isRecordable(match)) return false;
  const [, , ...parts] = pathname.split('/');
  const inHotel = parts.join('/');
  return inHotel.includes(CHECKIN) || (partner !== undefined && inHotel.includes(partner));
}
