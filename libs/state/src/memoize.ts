/** Caches `derive` by object, for objects that are never changed in place. */
export function memoize<K extends object, V>(derive: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { value: derive(key) }));
    return found.value;
  };
}
