import type { TaskSignal, TestSignal } from '@guest/api-contract';
import { privateJson, type ApiAnswer } from '../http/answer';
import { ProblemError } from '../http/problem';
import { holderOf, unauthorised, validHolder } from '../recording/sessionToken';
import { ticketHolder, uploadTicket } from '../recording/uploadTicket';
import type { Context, Operation } from './operation';

/** Who shares the daily quota of recordings. */
const QUOTA = 'recordings';
/** What videos begin with: WebM with EBML (RFC 8794), MP4 with a `ftyp` box (ISO/IEC 14496-12). */
const SIGNATURES = [
  { ending: 'webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { ending: 'mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
];
const MAX_DURATION_MS = 24 * 3_600_000;
/** The last moment that a `Date` can say. */
const MAX_TIME_MS = 8.64e15;

const empty = (): ApiAnswer => ({ status: 200, headers: { 'cache-control': 'no-store' } });

export const getUsabilityTest: Operation<'getUsabilityTest'> = async ({ params, bearer }, context) => {
  await validHolder(bearer, context);
  const json = await context.storage.findUsabilityTest(params.testId);
  if (json === undefined) throw new ProblemError('notFound', { detail: 'There is no such test' });
  return privateJson(200, JSON.stringify({ test: JSON.parse(json) as unknown }));
};

/** Stores a signal once: a repeat whose answer was lost changes nothing. */
async function keepSignal(
  {
    testId,
    status,
    duration,
    timestamp,
    taskId = '',
    taskAnswer,
  }: TestSignal & Partial<Omit<TaskSignal, 'status'>>,
  bearer: string | undefined,
  context: Context,
): Promise<ApiAnswer> {
  // A signal that was kept while the server was down may come after its token has ended.
  const holder = await holderOf(bearer, context);
  if (!holder) throw unauthorised();
  const { storage } = context;
  const id = String(testId);
  const json = await storage.findUsabilityTest(id);
  if (json === undefined) throw new ProblemError('notFound', { detail: 'There is no such test' });
  const isKept = await storage.addUsabilitySignal({
    recordingId: holder.sessionId,
    testId: id,
    taskId: String(taskId),
    status,
    duration: Math.min(Math.round(duration), MAX_DURATION_MS),
    answer: taskAnswer ?? null,
    at: new Date(Math.min(timestamp, MAX_TIME_MS)).toISOString(),
  });
  if (!isKept) throw unauthorised();
  return empty();
}

export const postTestSignal: Operation<'postTestSignal'> = ({ body, bearer }, context) =>
  keepSignal(body, bearer, context);

export const postTaskSignal: Operation<'postTaskSignal'> = ({ body, bearer }, context) =>
  keepSignal(body, bearer, context);

export const getUploadUrl: Operation<'getUploadUrl'> = async ({ bearer }, context) => {
  const { sessionId } = await validHolder(bearer, context);
  const ticket = await uploadTicket(sessionId, context);
  return privateJson(200, JSON.stringify({ url: `v1/web/uxt/video/${ticket}` }));
};

/** Keeps the video with the recording, and for as long. */
export const putTestVideo: Operation<'putTestVideo'> = async ({ params, body }, context) => {
  const { storage, crypto, clock, dailyBytes } = context;
  const sessionId = await ticketHolder(params.ticket, context);
  if (sessionId === undefined) throw unauthorised();
  const bytes = body as Uint8Array;
  const format = SIGNATURES.find((one) => one.bytes.every((byte, index) => bytes[one.at + index] === byte));
  if (!format) throw new ProblemError('unsupportedMediaType', { detail: 'The body is no WebM or MP4 video' });
  dailyBytes.check(QUOTA, bytes.byteLength);
  const hash = await crypto.hash(bytes);
  const at = clock.now().toISOString();
  const name = `participant.${format.ending}`;
  const part = { recordingId: sessionId, kind: 'video' as const, name, hash, bytes, at };
  if (!(await storage.addRecordingPart(part))) throw unauthorised();
  dailyBytes.add(QUOTA, bytes.byteLength);
  return empty();
};
