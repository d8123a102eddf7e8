import type { StartAnswer } from '@guest/api-contract';
import { StartError } from '../base/startError';
import { browserFacts, type PageStartRequest } from './browserFacts';

const CANCELED = 'canceled';
const json = { 'Content-Type': 'application/json' };

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
export async function startSession(ingestPoint: string, request: PageStartRequest): Promise<StartAnswer> {
  const answer = await fetch(`${ingestPoint}/v1/web/start`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...request, ...browserFacts() }),
  });
  const text = await answer.text();
  if (answer.status !== 200)
    throw new StartError(text === CANCELED ? CANCELED : `Server error: ${answer.status}. ${text}`);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    // A page of a proxy, for example.
  }
  if (!isStartAnswer(found)) throw new StartError(`Incorrect server response: ${text.slice(0, 200)}`);
  if (found.assistOnly) throw new StartError('The project takes live sessions only.');
  return found;
}

/** Asks the ingest for something about the project. With a body it is a POST. Throws where there is no answer. */
export async function askIngest(
  ingestPoint: string,
  token: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(`${ingestPoint}/v1/web/${path}`, {
    headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && json) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer.json();
  throw new Error(`status ${answer.status}`);
}
