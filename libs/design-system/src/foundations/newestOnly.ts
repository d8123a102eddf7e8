/**
 * Runs one task at a time and, of everything asked meanwhile, only the newest: typing fast never builds a queue.
 * `onAnswer` hears answers in the order they were asked for.
 */
export function newestOnly<In, Out>(run: (input: In) => Promise<Out>, onAnswer: (answer: Out) => void) {
  let isBusy = false;
  let next: { input: In } | undefined;
  return async function ask(input: In): Promise<void> {
    next = { input };
    if (isBusy) return;
    isBusy = true;
    try {
      while (next) {
        const wanted: { input: In } = next;
        next = undefined;
        onAnswer(await run(wanted.input));
      }
    } finally {
      isBusy = false;
    }
  };
}
