import { timeOf, type Coordinates } from '@guest/api-contract';
import type { CalendarEvent } from '@guest/visit';
import { planMoment, type Stop } from './plan';

/** The map page of Google takes this many places on the way; a longer walk is cut into its first ones. */
const MAX_WAYPOINT_COUNT = 9;

/** The stops as events of a calendar file. */
export function planEvents(stops: readonly Stop[], day: string, timeZone: string): CalendarEvent[] {
  return stops.flatMap(({ place, start, end }) => {
    const from = planMoment(day, start, timeZone);
    const to = planMoment(day, end, timeZone);
    if (!from || !to) return [];
    const { id, name, summary, address, coordinates, link } = place;
    return [
      {
        id: `${id}-${day}`,
        title: name,
        start: from,
        end: to,
        place: address,
        details: summary,
        coordinates,
        url: link,
      },
    ];
  });
}

/** The plan as text for a message: title, then a line a stop. `timeWords` writes `HH:MM` in the guest's language. */
export function planText(stops: readonly Stop[], title: string, timeWords: (time: string) => string): string {
  const lines = stops.map(({ place: { name, address }, start }) =>
    [timeWords(timeOf(start)), [name, address].filter(Boolean).join(', ')].join(' '),
  );
  return [title, ...lines].join('\n');
}

const point = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** The whole walk on a map, from the hotel over the stops; undefined where no stop has coordinates. */
export function walkHref(stops: readonly Stop[], origin: Coordinates): string | undefined {
  const points = stops.flatMap(({ place }) => place.coordinates ?? []).slice(0, MAX_WAYPOINT_COUNT + 1);
  const last = points.at(-1);
  if (!last) return undefined;
  const waypoints = points.slice(0, -1).map(point).join('|');
  const query = new URLSearchParams({
    api: '1',
    travelmode: 'walking',
    origin: point(origin),
    destination: point(last),
    ...(waypoints && { waypoints }),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
