/** Runs work under a lock of all tabs of this origin. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Locks within this page, where there are no Web Locks: between tabs, idempotency keys prevent doubles. */
function turnsInThisPage(): WithLock {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    void turn.finally(() => last.get(name) === turn && last.delete(name)).catch(() => undefined);
    return turn;
  };
}

/** Web Locks where the browser allows them: it refuses them where storage is blocked for this site. */
export function locksOf(locks: LockManager | undefined): WithLock {
  const turns = turnsInThisPage();
  if (!locks) return turns;
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    let hasBegun = false;
    try {
      return await locks.request(name, async () => {
        hasBegun = true;
        return await work();
      });
    } catch (cause) {
      if (hasBegun) throw cause;
      return turns(name, work);
    }
  };
}
