type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Listens until the returned function is called. */
export function listen<E extends Event>(
  target: Target,
  types: readonly string[],
  listener: (event: E) => void,
): () => void {
  const options = { capture: true, passive: true };
  for (const type of types) target.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, options);
  };
}

/** Runs `action` once at the end of each period in which it was called. */
export function throttled(action: () => void, periodMs: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    action();
  };
  return {
    call: () => {
      timer ??= setTimeout(run, periodMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Replaces a method; the returned function puts the former one back if nobody replaced it since. */
export function patch<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  make: (original: Owner[Name]) => Owner[Name],
): () => void {
  const original = owner[name];
  if (original === undefined) return () => undefined;
  const replacement = make(original);
  try {
    owner[name] = replacement;
  } catch {
    // The page has frozen it.
    return () => undefined;
  }
  return () => {
    if (owner[name] === replacement) owner[name] = original;
  };
}
