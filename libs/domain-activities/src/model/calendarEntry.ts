import type { AnimationSlot, CalendarEvent } from '@guest/visit';
import type { Activity } from './activity';

/** A slot as an event of a calendar file; `hotel` is the hotel's name and address. */
export function calendarEntry(
  { id, name, summary, location, link }: Activity,
  { day, from, start, end }: AnimationSlot,
  hotel: string,
): CalendarEvent {
  return {
    id: `${id}-${day}-${from}`,
    title: name,
    start,
    end,
    place: [location, hotel].filter(Boolean).join(', '),
    details: summary,
    url: link,
  };
}
