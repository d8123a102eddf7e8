import { describe, expect, it } from 'vitest';
import { recentHotels, rememberHotel } from './recentHotels';

function aStorage(kept?: string) {
  const held = new Map(kept === undefined ? [] : [['recentHotels', kept]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}
const DAY = 24 * 60 * 60 * 1000;
const names = (storage: ReturnType<typeof aStorage>, now = 0) =>
  recentHotels(now, storage).map(({ slug }) => slug);

describe('recent hotels', () => {
  it('are the last ones first, each once, at most four', () => {
    const storage = aStorage();
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'c']) rememberHotel({ slug, name: slug }, 0, storage);
    expect(names(storage)).toEqual(['c', 'e', 'd', 'b']);
  });

  it('are removed after thirty days', () => {
    const storage = aStorage();
    rememberHotel({ slug: 'a', name: 'A' }, 0, storage);
    expect(names(storage, 30 * DAY)).toEqual(['a']);
    expect(names(storage, 30 * DAY + 1)).toEqual([]);
  });

  it.each(['{', 'null', '{"a":1}', '[1,{"slug":2},{"slug":"x","name":"X"}]'])('are none in %s', (kept) => {
    expect(names(aStorage(kept))).toEqual([]);
  });

  it('do not mind a storage that is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => rememberHotel({ slug: 'a', name: 'A' }, 0, full)).not.toThrow();
  });
});
