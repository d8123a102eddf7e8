type Callback = (lock: { name: string } | null) => unknown;

interface Holder {
  abort: (cause: Error) => void;
}

/** Web Locks as the tabs of one browser share them; jsdom has none. */
export function fakeLocks() {
  const held = new Map<string, Holder>();

  async function request(name: string, { ifAvailable, steal }: LockOptions, callback: Callback) {
    // The callback never runs during the call.
    await Promise.resolve();
    const owner = held.get(name);
    if (owner && ifAvailable) return callback(null);
    if (owner && steal) owner.abort(new DOMException('The lock was stolen', 'AbortError'));
    let mine: Holder = { abort: () => undefined };
    const stolen = new Promise<never>((_resolve, abort) => (mine = { abort }));
    held.set(name, mine);
    try {
      return await Promise.race([callback({ name }), stolen]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  }
  return { request };
}
