/** Derives once per object: catalogues, services and sheets never change in place. */
export function once<K extends object, V>(derive: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = derive(key);
    known.set(key, made);
    return made;
  };
}
