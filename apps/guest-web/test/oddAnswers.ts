import { routes, type RouteName } from '@guest/api-contract';
import { readLeniently } from '@guest/api-contract/read-leniently';
import {
  completed,
  oddValuesFor,
  placesOf,
  withValue,
  type Json,
  type OddPlace,
  type Path,
} from '@guest/reference-backend/testing';

/** One answer of the API, and the screens that show it. */
export interface Read {
  name: RouteName;
  /** Path and query below the origin. */
  address: string;
  /** The screens that show this place of the answer. */
  screensFor: (path: Path) => readonly string[];
}

/** Odd values of one place that are read the same: screens see the reading alone. */
export interface OddCase {
  place: OddPlace;
  values: Json[];
  answer: Json;
}

export const pathOf = (path: Path): string => path.join('.');

function read(name: RouteName, answer: Json): string {
  const reading = readLeniently(routes[name].answer, structuredClone(answer));
  return reading.isRead ? JSON.stringify(reading.output) : 'unread';
}

/**
 * Odd values of every place of an answer that may cost less than the answer. Of the ways in which they are read, one is
 * taken at each place, in turn.
 */
export function oddCases(name: RouteName, answer: Json): OddCase[] {
  const good = read(name, answer);
  const places = placesOf(routes[name].answer, answer).filter(({ cost }) => cost.length > 0);
  return places.flatMap((place, turn) => {
    const byReading = new Map<string, OddCase>();
    for (const value of oddValuesFor(place.type)) {
      const odd = withValue(answer, place.path, value);
      const reading = read(name, odd);
      const known = byReading.get(reading);
      if (known) known.values.push(value);
      else if (reading !== good) byReading.set(reading, { place, values: [value], answer: odd });
    }
    return [...byReading.values()].filter((_, index) => index === turn % byReading.size);
  });
}

export const completedAnswer = (name: RouteName, answer: Json): Json => {
  const whole = completed(routes[name].answer, answer);
  const reading = readLeniently(routes[name].answer, structuredClone(whole));
  if (!reading.isRead || reading.changes.length > 0)
    throw new Error(`The completed answer of ${name} is odd: ${JSON.stringify(reading.changes)}`);
  return whole;
};

/** Of links and pictures. A shape of the icons' sprite is decoration: its address has a `#`. */
const attributes = /\s(?:href|src|alt|aria-label|title)="([^"#]*)"/gu;

/** What a page says, line by line: its texts and what its links and pictures are called and lead to. */
export function linesOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gsu, '');
  const tags = [...body.matchAll(attributes)].map(([, value = '']) => value);
  const texts = body
    .replaceAll(/<!--.*?-->/gsu, '')
    .replaceAll(/<[^>]*>/gu, '\n')
    .split('\n');
  return [...texts, ...tags].map((line) => line.trim()).filter((line) => line !== '');
}

/** The lines of one page that another has not, or has fewer times. */
export function linesLost(from: readonly string[], to: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of to) left.set(line, (left.get(line) ?? 0) + 1);
  return from.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** What no screen says, whatever an API answers. */
export const nonsense = /undefined|\bNaN\b|\[object |Invalid Date|\bnull\b/u;
