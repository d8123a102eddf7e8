import { contactOf, useHasScreen, useHoster } from '@guest/visit';
import type { Activity } from '../model/activity';

/** How a guest takes part: the activity's own link, else the reception; undefined where the hotel offers neither. */
export function useBooking({ link }: Pick<Activity, 'link'>) {
  const hoster = useHoster();
  const { message, phone, isMessageOutside } = contactOf(hoster, useHasScreen());
  if (link) return { way: 'book', href: link, isOutside: true } as const;
  if (message) return { way: 'ask', href: message, isOutside: isMessageOutside } as const;
  return phone ? ({ way: 'call', href: phone, isOutside: false } as const) : undefined;
}
