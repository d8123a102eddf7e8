import {
  distanceM,
  walkingMinutes,
  type Coordinates,
  type Partner,
  type Partners,
} from '@guest/api-contract';
import { shownEntries } from '@guest/visit';
import { MAX_AWAY_M, MAX_WALK_MINUTES } from './limits';

/** What a partner gives to the hotel's guests, in the domain's words. */
export interface Advantage extends Omit<Partner, '_id'> {
  id: string;
}

/** The advantages as the hotel orders them, each id once; a partner without a name cannot be shown. */
export function fromPartners({ partners }: Partners): Advantage[] {
  const shown = shownEntries(partners, ({ name }) => name);
  return shown.map(({ _id, name, ...rest }) => ({ id: _id, name: name.trim(), ...rest }));
}

export type Validity = 'coming' | 'valid' | 'over';

/** Whether it is given on a day, `YYYY-MM-DD`; both days of its range included. */
export function validityOn(
  { validFrom, validTo }: Pick<Advantage, 'validFrom' | 'validTo'>,
  day: string,
): Validity {
  if (validTo !== undefined && day > validTo) return 'over';
  return validFrom !== undefined && day < validFrom ? 'coming' : 'valid';
}

/** In the hotel's order, those that are over last. The hotel's order without a day. */
export function inOrder(advantages: readonly Advantage[], day: string | undefined): readonly Advantage[] {
  if (day === undefined) return advantages;
  const isOver = (advantage: Advantage) => validityOn(advantage, day) === 'over';
  return [...advantages.filter((one) => !isOver(one)), ...advantages.filter(isOver)];
}

/** How far it is from the hotel, in a straight line; undefined where one of both is unknown, or in another region. */
export function wayTo(
  { coordinates }: Pick<Advantage, 'coordinates'>,
  hotel: Coordinates | undefined,
): { metres: number; walkMinutes: number | undefined } | undefined {
  if (!coordinates || !hotel) return undefined;
  const metres = distanceM(hotel, coordinates);
  if (metres > MAX_AWAY_M) return undefined;
  const minutes = walkingMinutes(metres);
  return { metres, walkMinutes: minutes <= MAX_WALK_MINUTES ? minutes : undefined };
}
