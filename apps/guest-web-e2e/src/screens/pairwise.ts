/** The values of each factor, by name. */
type Factors = Readonly<Record<string, readonly string[]>>;
/** One value of each factor. */
export type Case<F extends Factors> = { [Name in keyof F]: F[Name][number] };

const keyOf = (one: string, other: string) => `${one}\n${other}`;

/** Every pair of values of two factors that a case holds. */
export function pairsOf(values: Readonly<Record<string, string>>): string[] {
  const named = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return named.flatMap((one, index) => named.slice(index + 1).map((other) => keyOf(one, other)));
}

/** Every possible combination, in the order of the factors. */
export function everyCase<F extends Factors>(
  factors: F,
  isPossible: (values: Case<F>) => boolean = () => true,
): Case<F>[] {
  let cases: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(factors))
    cases = cases.flatMap((known) => values.map((value) => ({ ...known, [name]: value })));
  return (cases as Case<F>[]).filter(isPossible);
}

/**
 * Selects few cases that hold every possible pair of values. Greedy: takes the first of the cases with the most new
 * pairs, so the same factors give the same selection.
 */
export function pairwise<F extends Factors>(
  factors: F,
  isPossible: (values: Case<F>) => boolean = () => true,
): Case<F>[] {
  const candidates = everyCase(factors, isPossible).map((values) => ({ values, pairs: pairsOf(values) }));
  const missing = new Set(candidates.flatMap(({ pairs }) => pairs));
  const chosen: Case<F>[] = [];
  while (missing.size > 0) {
    let best: { values: Case<F>; pairs: string[] } | undefined;
    let gain = 0;
    for (const candidate of candidates) {
      const brings = candidate.pairs.filter((pair) => missing.has(pair)).length;
      if (brings > gain) [best, gain] = [candidate, brings];
    }
    if (!best) break;
    for (const pair of best.pairs) missing.delete(pair);
    chosen.push(best.values);
  }
  return chosen;
}
