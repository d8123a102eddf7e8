interface Bounds<T> {
  maxCount: number;
  maxBytes: number;
  bytesOf: (value: T) => number;
}

/** Keeps values within a number and a budget of bytes; the value that was read the longest ago is removed first. */
export function createBoundedMap<T>({ maxCount, maxBytes, bytesOf }: Bounds<T>) {
  const kept = new Map<string, T>();
  let bytes = 0;

  function remove(key: string): T | undefined {
    const value = kept.get(key);
    if (value !== undefined) bytes -= bytesOf(value);
    kept.delete(key);
    return value;
  }

  function set(key: string, value: T): void {
    remove(key);
    kept.set(key, value);
    bytes += bytesOf(value);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxCount && bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    set,
    remove,
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      // A map lists its keys by insertion, so a value that is set again becomes the newest.
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    clear(): void {
      kept.clear();
      bytes = 0;
    },
  };
}
