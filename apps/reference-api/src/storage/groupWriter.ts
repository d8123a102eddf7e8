import { setImmediate as nextTurn } from 'node:timers/promises';

/** One commit's worth; more wait for the next, so that no statement outgrows the database's parameters. */
const MAX_GROUP_SIZE = 200;

interface Waiting<Row, Outcome> {
  row: Row;
  resolve: (outcome: Outcome) => void;
  reject: (cause: unknown) => void;
}

/**
 * Group commit: what arrives while the last group is being written is written together, one durable commit for
 * all. A group that fails for one of its rows is tried again row by row, so that a bad row fails alone; any other
 * failure concerns everyone and is told to everyone at once.
 */
export function createGroupWriter<Row, Outcome>(
  write: (rows: Row[]) => Promise<Outcome[]>,
  isRowFault: (cause: unknown) => boolean,
) {
  let waiting: Waiting<Row, Outcome>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await untilNobodyComes();
      const group = waiting.slice(0, MAX_GROUP_SIZE);
      waiting = waiting.slice(MAX_GROUP_SIZE);
      await settle(group);
    }
    running = undefined;
  }

  /** Whoever is already at the door comes along: a commit costs the same for one and for many. */
  async function untilNobodyComes(): Promise<void> {
    let count: number;
    do {
      count = waiting.length;
      await nextTurn();
    } while (waiting.length > count && waiting.length < MAX_GROUP_SIZE);
  }

  async function settle(group: Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(group.map(({ row }) => row));
      group.forEach((entry, index) => entry.resolve(outcomes[index] as Outcome));
    } catch (cause) {
      if (group.length > 1 && isRowFault(cause)) await settleOneByOne(group);
      else for (const { reject } of group) reject(cause);
    }
  }

  async function settleOneByOne(group: Waiting<Row, Outcome>[]): Promise<void> {
    for (const [index, { row, resolve, reject }] of group.entries()) {
      try {
        const [outcome] = await write([row]);
        resolve(outcome as Outcome);
      } catch (cause) {
        reject(cause);
        if (isRowFault(cause)) continue;
        for (const rest of group.slice(index + 1)) rest.reject(cause);
        return;
      }
    }
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
