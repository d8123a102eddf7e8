export interface FeatureFlag {
  key: string;
  value: string | boolean;
  /** It is kept for the session. */
  is_persist: boolean;
  payload?: string | null;
}

type KeptFlags = Record<string, Pick<FeatureFlag, 'key' | 'value'>>;

/** Reads what session storage holds: JSON objects, each followed by `;`. */
export function keptFlags(stored: string): KeptFlags {
  const kept: KeptFlags = {};
  for (const part of stored.split(/;(?=\{|$)/u)) {
    try {
      const { key, value } = JSON.parse(part) as FeatureFlag;
      if (typeof key === 'string') kept[key] = { key, value };
    } catch {
      // A part that another version wrote.
    }
  }
  return kept;
}

/** What is kept of flags: those of before and new persistent ones. */
export function storedFlags(before: KeptFlags, flags: readonly FeatureFlag[]): string {
  const all = { ...before };
  for (const { key, value, is_persist: isPersistent } of flags) if (isPersistent) all[key] ??= { key, value };
  return Object.values(all)
    .map((flag) => `${JSON.stringify(flag)};`)
    .join('');
}

/** Flags of an answer; what is no flag is left out. */
export function flagsOf(answer: unknown): FeatureFlag[] {
  const { flags } = (answer ?? {}) as { flags?: unknown };
  return Array.isArray(flags)
    ? flags.filter((flag) => typeof (flag as FeatureFlag | null)?.key === 'string')
    : [];
}
