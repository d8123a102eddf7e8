/** Statuses that the platform allows no body for. */
const BODILESS = [204, 205, 304];

/**
 * A fetch whose answers are complete: a connection that breaks inside an answer fails like one that breaks before it,
 * within the same time limit and with the same retries.
 */
export function wholeAnswers(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const body = await response.arrayBuffer();
    const { status, statusText, headers } = response;
    return new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });
  };
}
