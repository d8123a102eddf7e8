import { useState } from 'react';

/** A state that is the parent's when it gives one, else the component's own; both are told of changes. */
export function useOwnOrGiven<T>(
  given: T | undefined,
  initial: T,
  onChange?: (next: T) => void,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [given ?? own, change];
}
