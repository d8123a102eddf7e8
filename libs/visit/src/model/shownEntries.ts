/** The entries in their order, each id once. One without a name cannot be shown. */
export function shownEntries<T extends { _id: string }>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
): T[] {
  const byId = new Map<string, T>();
  for (const entry of entries) {
    if (nameOf(entry).trim() !== '' && !byId.has(entry._id)) byId.set(entry._id, entry);
  }
  return [...byId.values()];
}
