import { describe, expect, it } from 'vitest';
import { createGroupWriter } from './groupWriter';

const isRowFault = (cause: unknown) => cause instanceof Error && cause.message === 'a bad row';

/** A writer that records its groups. It fails groups with a bad row, or all when the database is down. */
function aWriter() {
  const groups: string[][] = [];
  const writer = createGroupWriter((rows: string[]) => {
    groups.push(rows);
    if (rows.includes('down')) return Promise.reject(new Error('the database is down'));
    if (rows.includes('bad')) return Promise.reject(new Error('a bad row'));
    return Promise.resolve(rows.map((row) => row.toUpperCase()));
  }, isRowFault);
  return { groups, writer };
}

describe('group commit', () => {
  it('writes what arrives together together, and gives each its own answer', async () => {
    const { groups, writer } = aWriter();
    expect(await Promise.all(['a', 'b', 'c'].map(writer.add))).toEqual(['A', 'B', 'C']);
    expect(groups).toEqual([['a', 'b', 'c']]);
  });

  it('writes what arrives meanwhile with the next group', async () => {
    const { groups, writer } = aWriter();
    const first = writer.add('a').then(() => writer.add('c'));
    await Promise.all([first, writer.add('b')]);
    expect(groups).toEqual([['a', 'b'], ['c']]);
  });

  it('never makes a group larger than a statement may be', async () => {
    const { groups, writer } = aWriter();
    await Promise.all(Array.from({ length: 450 }, (_, index) => writer.add(String(index))));
    expect(groups.map((group) => group.length)).toEqual([200, 200, 50]);
  });

  it('fails a bad row alone and goes on', async () => {
    const { groups, writer } = aWriter();
    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(writer.add));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(groups).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
    expect(await writer.add('d')).toBe('D');
  });

  it('fails a whole group at once when the fault is no row of it', async () => {
    const { groups, writer } = aWriter();
    const outcomes = await Promise.allSettled(['a', 'down', 'b'].map(writer.add));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(groups).toEqual([['a', 'down', 'b']]);
  });

  it('stops trying row by row when the database goes down meanwhile', async () => {
    const groups: string[][] = [];
    const writer = createGroupWriter((rows: string[]) => {
      groups.push(rows);
      return Promise.reject(new Error(rows.length > 1 ? 'a bad row' : 'the database is down'));
    }, isRowFault);
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(writer.add));
    expect(outcomes).toMatchObject(Array(3).fill({ reason: { message: 'the database is down' } }));
    expect(groups).toEqual([['a', 'b', 'c'], ['a']]);
  });

  it('resolves `drain` once nothing is waiting', async () => {
    const { groups, writer } = aWriter();
    const adding = writer.add('a');
    await writer.drain();
    expect(groups).toEqual([['a']]);
    await adding;
    await expect(writer.drain()).resolves.toBeUndefined();
  });
});
