import type { Registry } from '@guest/state';

interface LockListeners {
  onOwned: () => void;
  /** Another tab has the lock, or has just taken it over. */
  onTaken: () => void;
}

/** When the lock that this page held last is free again. */
const released = new WeakMap<Registry, Promise<void>>();

/**
 * The lock of the one tab that owns the form (Web Locks API). A browser without Web Locks gives every tab the form;
 * there the tab that writes last owns it, because the others hear of the change.
 */
export function formLock(registry: Registry, name: string, { onOwned, onTaken }: LockListeners) {
  // The types promise Web Locks; an insecure context has none.
  const locks = navigator.locks as LockManager | undefined;
  let isOver = false;
  let release = () => {};

  async function request(options: LockOptions): Promise<void> {
    if (!locks) return onOwned();
    // Between two screens of the form this page still holds the lock for a moment.
    await released.get(registry);
    if (isOver) return;
    const held = locks.request(name, options, (lock) => {
      if (isOver) return;
      if (!lock) return onTaken();
      onOwned();
      return new Promise<void>((resolve) => (release = resolve));
    });
    const end = Promise.resolve(held).then(
      () => undefined,
      // The request is aborted when another tab takes the lock over.
      () => (isOver ? undefined : onTaken()),
    );
    released.set(registry, end);
  }

  return {
    /** Owns the form unless another tab does. */
    acquire: () => void request({ ifAvailable: true }),
    /** Owns the form in place of another tab. */
    steal: () => void request({ steal: true }),
    release: () => {
      isOver = true;
      release();
    },
  };
}
