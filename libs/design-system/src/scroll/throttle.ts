/** Calls at once, then at most once per span. A call within the span is made at its end. */
export function throttle(run: () => void, spanMs: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const call = () => {
    if (timer !== undefined) {
      isPending = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isPending) return;
      isPending = false;
      call();
    }, spanMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  return { call, cancel };
}
