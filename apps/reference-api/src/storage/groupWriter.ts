import { setImmediate as nextTurn } from 'node:timers/promises';

/** The most rows of one commit: a statement must not exceed the database's parameter limit. */
const MAX_GROUP_SIZE = 200;

interface Waiting<Row, Outcome> {
  row: Row;
  resolve: (outcome: Outcome) => void;
  reject: (cause: unknown) => void;
}

interface Outage {
  cause: unknown;
}

/**
 * Group commit: rows that arrive while a group is being written form the next group, with one durable commit for
 * all. A group that fails for one of its rows is tried again row by row, so that a bad row fails alone; any other
 * failure rejects the whole group.
 */
export function createGroupWriter<Row, Outcome>(
  write: (rows: Row[]) => Promise<Outcome[]>,
  isRowFault: (cause: unknown) => boolean,
) {
  const waiting: Waiting<Row, Outcome>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await untilNoneArrives();
      await finish(waiting.splice(0, MAX_GROUP_SIZE));
    }
    running = undefined;
  }

  /** Requests that arrived meanwhile join the group: a commit costs the same for one row and for many. */
  async function untilNoneArrives(): Promise<void> {
    let count: number;
    do {
      count = waiting.length;
      await nextTurn();
    } while (waiting.length > count && waiting.length < MAX_GROUP_SIZE);
  }

  /** Resolves with the failure of the database, which concerns later rows too. */
  async function finish(group: Waiting<Row, Outcome>[]): Promise<Outage | undefined> {
    try {
      const outcomes = await write(group.map(({ row }) => row));
      group.forEach((entry, index) => entry.resolve(outcomes[index] as Outcome));
      return undefined;
    } catch (cause) {
      const isOfRow = isRowFault(cause);
      if (isOfRow && group.length > 1) return finishOneByOne(group);
      for (const { reject } of group) reject(cause);
      return isOfRow ? undefined : { cause };
    }
  }

  async function finishOneByOne(group: Waiting<Row, Outcome>[]): Promise<Outage | undefined> {
    for (const [index, entry] of group.entries()) {
      const outage = await finish([entry]);
      if (!outage) continue;
      for (const { reject } of group.slice(index + 1)) reject(outage.cause);
      return outage;
    }
    return undefined;
  }

  return {
    /** Resolves when the row is durable. */
    add: (row: Row): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        running ??= run();
      }),
    /** Resolves when nothing is waiting any more. */
    drain: async (): Promise<void> => {
      await running;
    },
  };
}
