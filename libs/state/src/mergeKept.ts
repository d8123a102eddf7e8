import { isRecord } from './keptRoot';
import type { Fields } from './registry';

function mergeEntries(mine: Fields, base: Fields, theirs: Fields): Fields {
  const merged = new Map(Object.entries(theirs));
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (mine[key] === base[key]) continue;
    if (key in mine) merged.set(key, mine[key]);
    else merged.delete(key);
  }
  return Object.fromEntries(merged);
}

/**
 * Two tabs' versions of the same fields: what this one changed or took out since `base` wins, entry by entry; all
 * else is as the other left it.
 */
export function mergeKept(mine: Fields, base: Fields, theirs: Fields): Fields {
  return Object.fromEntries(
    Object.entries(mine).map(([name, value]) => {
      const [before, other] = [base[name], theirs[name]];
      if (isRecord(value)) {
        return [name, mergeEntries(value, isRecord(before) ? before : {}, isRecord(other) ? other : {})];
      }
      return [name, value === before && name in theirs ? other : value];
    }),
  );
}

/** `next`, with every part of `before` that says the same left as it is: nothing renders for no reason. */
export function keepEqualParts(before: unknown, next: unknown): unknown {
  if (before === next || JSON.stringify(before) === JSON.stringify(next)) return before;
  if (!isRecord(before) || !isRecord(next)) return next;
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, keepEqualParts(before[key], value)]),
  );
}
