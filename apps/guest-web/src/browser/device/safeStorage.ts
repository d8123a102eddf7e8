type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage, or memory where a browser forbids it: even reading the property may throw. */
export function safeLocalStorage(): Storage {
  try {
    const storage = globalThis.localStorage;
    storage.getItem('root');
    return storage;
  } catch {
    const held = new Map<string, string>();
    return {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    };
  }
}
