/** Where a list of suggestions stands. */
export interface ListPlace {
  /** The active option, or -1. */
  at: number;
  count: number;
  isOpen: boolean;
  /** The option to begin at when the list opens, or -1. */
  start: number;
}

const PAGE = 6;

/** The option a key leads to; nothing for keys that belong to the text. */
export function moveActive(key: string, { at, count, isOpen, start }: ListPlace): number | undefined {
  const last = count - 1;
  if (!isOpen) {
    if (key === 'ArrowDown') return start >= 0 ? start : Math.min(0, last);
    if (key === 'ArrowUp') return start >= 0 ? start : last;
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return at >= last ? Math.min(0, last) : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(last, Math.max(at, 0) + PAGE);
    case 'PageUp':
      return Math.max(Math.min(0, last), at - PAGE);
    default:
      return undefined;
  }
}
