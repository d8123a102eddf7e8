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

/** Ends everything that was begun, also after this call. */
export const together = (ends: readonly (() => void)[]) => () => {
  for (const end of ends) end();
};

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

type Method = (this: unknown, ...input: never[]) => unknown;

/**
 * Calls back after each call of a method with its object, input and result. The page's call comes first, and an error
 * of ours never reaches it. The returned function ends that, and puts the method back if nobody replaced it since.
 */
export function follow<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  after: Owner[Name] extends (...input: infer Input) => infer Result
    ? (self: Owner, input: Input, result: Result) => void
    : never,
): () => void {
  const original = owner[name] as Method | undefined;
  if (original === undefined) return () => undefined;
  let isOver = false;
  const recorded: Method = function recorded(...input) {
    const result = original.apply(this, input);
    if (isOver) return result;
    try {
      (after as (...facts: unknown[]) => void)(this, input, result);
    } catch {
      // The page goes on without the recording of this call.
    }
    return result;
  };
  try {
    owner[name] = recorded as Owner[Name];
  } catch {
    // The page has frozen it.
    return () => undefined;
  }
  return () => {
    isOver = true;
    if (owner[name] === recorded) owner[name] = original as Owner[Name];
  };
}
