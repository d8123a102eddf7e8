/** The list with one entry moved by a number of places; the same list where it cannot move. */
export function moved<T>(list: readonly T[], entry: T, by: number): readonly T[] {
  const from = list.indexOf(entry);
  const to = Math.max(0, Math.min(from + by, list.length - 1));
  if (from === -1 || to === from) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
