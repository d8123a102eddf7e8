interface Grouping<G> {
  /** How many rows a group has. */
  sizeOf: (group: G) => number;
  /** The group with only its first rows. */
  cut: (group: G, count: number) => G;
}

/** The groups of the first rows, `count` in all. A group that is not cut stays the same object. */
export function takeRows<G>(groups: readonly G[], count: number, { sizeOf, cut }: Grouping<G>): G[] {
  const taken: G[] = [];
  let left = count;
  for (const group of groups) {
    if (left <= 0) break;
    const size = sizeOf(group);
    taken.push(size <= left ? group : cut(group, left));
    left -= size;
  }
  return taken;
}
