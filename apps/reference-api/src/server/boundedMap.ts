interface Bounds<T> {
  maxCount: number;
  maxBytes: number;
  bytesOf: (value: T) => number;
}

/** What is worth keeping within a budget of bytes; what came first leaves first. */
export function createBoundedMap<T>({ maxCount, maxBytes, bytesOf }: Bounds<T>) {
  const kept = new Map<string, T>();
  let bytes = 0;

  function drop(key: string): void {
    const value = kept.get(key);
    if (value !== undefined) bytes -= bytesOf(value);
    kept.delete(key);
  }

  return {
    get: (key: string) => kept.get(key),
    drop,
    clear: () => {
      kept.clear();
      bytes = 0;
    },
    keep: (key: string, value: T) => {
      drop(key);
      kept.set(key, value);
      bytes += bytesOf(value);
      for (const oldest of kept.keys()) {
        if (kept.size <= maxCount && bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}
