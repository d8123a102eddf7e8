/** Runs tasks of one key one after another. */
export type InTurn = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** A repeat that arrives while its first try runs waits for it, so that it sends no second mail. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn(key, task) {
    const before = last.get(key);
    const mine = (before ?? Promise.resolve()).then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
