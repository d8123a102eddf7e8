import type { StartAnswer, StartRequest } from '@guest/api-contract';

/** Why a recording did not start; the message is for developers. */
export class StartError extends Error {
  override name = 'StartError';
}

const CANCELED = 'canceled';

function isStartAnswer(answer: unknown): answer is StartAnswer {
  const { token, userUUID, sessionID, delay } = (answer ?? {}) as Partial<StartAnswer>;
  return (
    typeof token === 'string' &&
    typeof userUUID === 'string' &&
    typeof sessionID === 'string' &&
    typeof delay === 'number'
  );
}

/** Asks the ingest for a session. Throws `StartError`, or the error of the network. */
export async function startSession(
  ingestPoint: string,
  request: StartRequest,
  signal: AbortSignal,
): Promise<StartAnswer> {
  const answer = await fetch(`${ingestPoint}/v1/web/start`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  if (answer.status !== 200) {
    const body = await answer.text();
    throw new StartError(body === CANCELED ? CANCELED : `Server error: ${answer.status}. ${body}`);
  }
  const text = await answer.text();
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    // A page of a proxy, for example.
  }
  if (!isStartAnswer(found)) throw new StartError(`Incorrect server response: ${text.slice(0, 200)}`);
  return found;
}

/** What an app hears of a session. */
export const successOf = ({ sessionID, token, userUUID }: StartAnswer) =>
  ({ success: true, sessionID, sessionToken: token, userUUID }) as const;

/** `UTC+02:00`, from minutes west of UTC. */
export function timezoneOf(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `UTC${offsetMinutes > 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
