import type { OwnKind } from '@guest/api-contract';
import { ProblemError } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import type { Ports } from '../ports/ports';

type Crypto = Ports['crypto'];

/**
 * The secret of a receipt, for who sent it. It is derived from the id, so that a replay can answer it and it is never
 * stored. A customer's begins with the id.
 */
export async function receiptKey(kind: OwnKind | 'document', id: string, crypto: Crypto): Promise<string> {
  const secret = await crypto.sign(`${kind} ${id}`);
  return kind === 'customer' ? `${id}.${secret}` : secret;
}

/** Throws 401 unless the bearer is the key of that receipt. */
export async function checkReceiptKey(
  bearer: string | undefined,
  expected: { kind: OwnKind | 'document'; id: string },
  crypto: Crypto,
): Promise<void> {
  if (bearer && isSameSecret(bearer, await receiptKey(expected.kind, expected.id, crypto))) return;
  throw new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
}
