import { routes } from '@guest/api-contract';
import { readLeniently } from '@guest/api-contract/read-leniently';
import { describe, expect, it } from 'vitest';
import { demoSlugs, loadDemoHotel, toHotelRecord } from '../src';
import { aBackend } from './aBackend';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = (string | number)[];

/** Every place of an answer that is not in one like it: of a list the first entry. */
function places(value: Json, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...(value[0] === undefined ? [] : places(value[0], [...path, 0]))];
  if (value !== null && typeof value === 'object')
    return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
  return [path];
}

function changed(answer: Json, path: Path, odd: Json): Json {
  const copy = structuredClone(answer);
  let at: Json = copy;
  for (const key of path.slice(0, -1)) at = (at as Record<string | number, Json>)[key] ?? null;
  (at as Record<string | number, Json>)[path.at(-1) ?? ''] = structuredClone(odd);
  return copy;
}

const oddValues: Json[] = [null, '', ' ', 'odd', 7, -1, 1e12, 0.5, true, [], {}, [null], ['odd'], { odd: 1 }];

/** The paths at which two values differ; of lists of other lengths the list's own. */
function differences(one: unknown, other: unknown, path: Path = []): Path[] {
  if (Object.is(one, other)) return [];
  const areLists = Array.isArray(one) && Array.isArray(other);
  if (areLists && one.length !== other.length) return [path];
  const areObjects = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  if (!areObjects || Array.isArray(one) !== Array.isArray(other)) return [path];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], [
      ...path,
      areLists ? Number(key) : key,
    ]),
  );
}

/** Hours are right or absent: without one of its ranges a day would be closed. */
const wholes = ['openingHours', 'weekly'];

/** The entry of a list around this place, or the part of the answer that it belongs to. */
function around(path: Path): Path {
  const whole = path.findIndex((key) => wholes.includes(String(key)));
  if (whole >= 0) return path.slice(0, whole + 1);
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return entry > 0 ? path.slice(0, entry) : path.slice(0, 1);
}

/** Without these nothing can be shown. */
const needed = ['getHoster _id', 'getHoster slug', 'getHoster name'];
/** Without these no card is taken. */
const decisive = ['getPaymentSettings provider', 'getPaymentSettings currency'];

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key);

describe.each(demoSlugs)('an odd value in an answer of %s', (slug) => {
  it('costs itself, or the entry that cannot be without it', async () => {
    const record = toHotelRecord(await loadDemoHotel(slug));
    expect(record).toBeDefined();
    const { call } = await aBackend({ hotels: [record] });
    const id = record.hosterId;
    const reads = [
      ['getHoster', `hoster?shortcut=${slug}`],
      ['getHomePage', `home-page?hosterId=${id}`],
      ['getRoomDirectory', `roomdirectory?hosterId=${id}`],
      ['getProducts', `product?hosterId=${id}`],
      ['getPartners', `partner?hosterId=${id}`],
      ['getSeminars', `seminar?hoster=${id}`],
      ['getPersonalPages', `personal-page?hosterId=${id}`],
      ['getReviewsForm', `reviews-form?hosterId=${id}`],
      ['getCheckinForm', `checkin-form?hosterId=${id}`],
      ['getPaymentSettings', `hoster/${id}/payment/settings`],
    ] as const;
    const failed: string[] = [];
    let count = 0;
    for (const [name, address] of reads) {
      const schema = routes[name].answer;
      const answer = (await call(address)).json as Json;
      const whole = readLeniently(schema, structuredClone(answer));
      if (!whole.isRead) throw new Error(`${name} ${JSON.stringify(whole.changes)}`);
      for (const path of places(answer).filter(
        (place) => place.length > 0 && ![...needed, ...decisive].includes(`${name} ${place.join('.')}`),
      )) {
        for (const odd of oddValues) {
          count += 1;
          const read = readLeniently(schema, changed(answer, path, odd));
          const where = `${name} ${path.join('.')} = ${JSON.stringify(odd)}`;
          if (!read.isRead) failed.push(`${where}: not read`);
          else {
            const lost = differences(whole.output, read.output).filter(
              (one) => !startsWith(one, around(path)),
            );
            if (lost.length > 0)
              failed.push(
                `${where}: costs ${lost
                  .slice(0, 3)
                  .map((one) => one.join('.'))
                  .join(', ')}`,
              );
          }
        }
      }
    }
    expect(count).toBeGreaterThan(250);
    expect(failed).toEqual([]);
  });
});
