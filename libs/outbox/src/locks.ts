/** Runs alone among all tabs of this origin, or waits for its turn. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Turns within this page, for browsers and addresses without Web Locks: the idempotency keys hold between tabs. */
function turnsInThisPage(): WithLock {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    void turn.finally(() => last.get(name) === turn && last.delete(name)).catch(() => undefined);
    return turn;
  };
}

/** Web Locks where the browser has them. */
export function locksOf(locks: LockManager | undefined): WithLock {
  if (!locks) return turnsInThisPage();
  // The lock's promise is the work's own; the types of the platform wrap it once more.
  return <T>(name: string, work: () => Promise<T>) => locks.request(name, work) as Promise<T>;
}
