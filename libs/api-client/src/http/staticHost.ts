/** How a hotel's data names its pictures, fonts and documents: below this path. */
const STATIC_PATH = '/static-host';

/**
 * The static host may be elsewhere (`staticUrl` of the runtime configuration, static hosting): the addresses in
 * answers then lead there.
 */
export function withStaticHost(fetch: typeof globalThis.fetch, staticUrl: string): typeof globalThis.fetch {
  if (staticUrl === STATIC_PATH) return fetch;
  const there = `"${staticUrl.replace(/\/+$/u, '')}/`;
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null || !response.headers.get('content-type')?.includes('json')) return response;
    const text = await response.text();
    const { status, statusText, headers } = response;
    return new Response(text.replaceAll(`"${STATIC_PATH}/`, there), { status, statusText, headers });
  };
}
