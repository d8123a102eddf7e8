import { ProblemError } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import type { Ports } from '../ports/ports';

/** A session that goes on for longer gets another token, and is another session. */
export const TOKEN_LIFE_MS = 4 * 3_600_000;
/** A batch that was under way when its token ended is still stored. */
const GRACE_MS = 30_000;

type TokenPorts = Pick<Ports, 'crypto' | 'clock'>;

/** Whose token it is, and whether it is valid for further calls. */
export interface TokenHolder {
  sessionId: string;
  projectKey: string;
  /** False in the half minute after its end. */
  isValid: boolean;
}

const textOf = (sessionId: string, projectKey: string, endsAt: number) =>
  `recording ${projectKey} ${sessionId} ${endsAt}`;

/** Four parts with dots between them: session, project, end in ms since the epoch, signature. */
export async function sessionToken(
  sessionId: string,
  projectKey: string,
  { crypto, clock }: TokenPorts,
): Promise<string> {
  const endsAt = clock.now().getTime() + TOKEN_LIFE_MS;
  return [sessionId, projectKey, endsAt, await crypto.sign(textOf(sessionId, projectKey, endsAt))].join('.');
}

/** The holder of a token that is valid or ended within the last half minute. */
export async function holderOf(
  token: string | undefined | null,
  { crypto, clock }: TokenPorts,
): Promise<TokenHolder | undefined> {
  const [sessionId = '', projectKey = '', end = '', signature = ''] = token?.split('.') ?? [];
  const endsAt = Number(end);
  if (!Number.isSafeInteger(endsAt)) return undefined;
  if (!isSameSecret(signature, await crypto.sign(textOf(sessionId, projectKey, endsAt)))) return undefined;
  const now = clock.now().getTime();
  return now > endsAt + GRACE_MS ? undefined : { sessionId, projectKey, isValid: now <= endsAt };
}

/** Throws 401 unless the token is valid. */
export async function validHolder(token: string | undefined, ports: TokenPorts): Promise<TokenHolder> {
  const holder = await holderOf(token, ports);
  if (holder?.isValid) return holder;
  throw unauthorised();
}

export const unauthorised = () =>
  new ProblemError('unauthorised', { headers: { 'www-authenticate': 'Bearer' } });
