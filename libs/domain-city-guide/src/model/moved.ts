/** The list with one entry more, at this position. */
export function inserted<T>(list: readonly T[], position: number, entry: T): T[] {
  return [...list.slice(0, position), entry, ...list.slice(position)];
}

/** The list with one entry moved by a number of places; the same list where it cannot move. */
export function moved<T>(list: readonly T[], entry: T, by: number): readonly T[] {
  const from = list.indexOf(entry);
  const to = Math.max(0, Math.min(from + by, list.length - 1));
  if (from === -1 || to === from) return list;
  const others = list.filter((_other, position) => position !== from);
  return inserted(others, to, entry);
}
