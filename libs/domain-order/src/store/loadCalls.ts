import type { ApiSource } from '@guest/visit';

/** The client and the calls of this domain; a chunk that cannot be had means that the network cannot either. */
export async function loadCalls(api: ApiSource) {
  try {
    const [{ getProducts, newAttempt, postCustomer, postOrder }, client] = await Promise.all([
      import('../calls'),
      api(),
    ]);
    return { client, getProducts, newAttempt, postCustomer, postOrder };
  } catch (cause) {
    throw Object.assign(new Error('The client did not load', { cause }), { kind: 'offline' as const });
  }
}
