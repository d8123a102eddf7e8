/** Aborts a request after so many milliseconds, as `AbortSignal.timeout` does, which the oldest browsers lack. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  return controller.signal;
}
