import { useState } from 'react';

/** Uses the state of the parent when it gives one, else a state of its own. `onChange` hears every change. */
export function useOwnOrGiven<T>(
  given: T | undefined,
  initial: T | (() => T),
  onChange?: (next: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: T) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change];
}
