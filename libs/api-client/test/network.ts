import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApi, type ApiOptions } from '../src/http/createApi';
import { parseRuntimeConfig } from '../src/http/runtimeConfig';

export const ORIGIN = 'https://hotel.test';

/** The network of the tests; an unexpected request fails. */
export const network = setupServer();

export function withNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}

export function anApi(options: ApiOptions = {}) {
  return createApi(parseRuntimeConfig({}), { origin: ORIGIN, retry: 0, ...options });
}
