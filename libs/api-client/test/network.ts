import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApi, type ApiOptions } from '../src/createApi';
import { parseRuntimeConfig } from '../src/runtimeConfig';

export const ORIGIN = 'https://hotel.test';

/** The network as the tests say it is; a request that none of them expects fails. */
export const network = setupServer();

export function withNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}

export function anApi(options: ApiOptions = {}) {
  return createApi(parseRuntimeConfig({}), { origin: ORIGIN, retry: 0, ...options });
}
