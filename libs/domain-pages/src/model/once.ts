/** Derives once per object: a hotel's content never changes in place. */
export function once<K extends object, V>(derive: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const made = { value: derive(key) };
    known.set(key, made);
    return made.value;
  };
}
