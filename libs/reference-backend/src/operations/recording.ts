import { MAX_BATCH_BYTES, type StartAnswer } from '@guest/api-contract';
import { decodeBatch } from '@guest/recording-codec';
import { privateJson, type ApiAnswer } from '../http/answer';
import { ProblemError } from '../http/problem';
import type { RecordingSettings } from '../ports/recordingSettings';
import { holderOf, sessionToken, unauthorised, validHolder } from '../recording/sessionToken';
import { unzip } from '../recording/unzip';
import type { Context, Operation } from './operation';

/** Who shares the daily quota of recordings. */
const QUOTA = 'recordings';
const OLDEST_TRACKER = 6;
/** Above it, batches come gzipped. */
const COMPRESSION_THRESHOLD_BYTES = 20_000;
const CANVAS_PICTURES_PER_SECOND = 1;

const empty = (): ApiAnswer => ({ status: 200, headers: { 'cache-control': 'no-store' } });

/** The settings, where this project is recorded at all. */
function settingsOf({ recordings }: Context, projectKey: string) {
  if (recordings?.projectKey !== projectKey)
    throw new ProblemError('notFound', { detail: 'There is no such project' });
  return recordings;
}

/** Begins a session, or continues the one of the token. */
export const postStart: Operation<'postStart'> = async ({ body }, context) => {
  const { storage, random, clock } = context;
  const { projectKey, trackerVersion, userUUID, userID, timestamp, token, doNotRecord } = body;
  const settings = settingsOf(context, projectKey);
  if (Number.parseInt(trackerVersion, 10) < OLDEST_TRACKER) return upgradeRequired();
  const now = clock.now().getTime();
  const known = await holderOf(token, context);
  const isContinued = known?.isValid === true && known.projectKey === projectKey;
  const sessionId = isContinued ? known.sessionId : random.id();
  const startedAt = now - Math.min(body.bufferDiff, MAX_BUFFER_MS);
  if (!isContinued && !doNotRecord)
    await storage.addRecording({
      id: sessionId,
      createdAt: new Date(startedAt).toISOString(),
      userId: userID,
      condition: body.condition ?? null,
    });
  const answer: StartAnswer = {
    token: isContinued && token ? token : await sessionToken(sessionId, projectKey, context),
    userUUID: userUUID ?? random.id(),
    sessionID: sessionId,
    projectID: projectKey,
    delay: now - timestamp,
    startTimestamp: startedAt,
    beaconSizeLimit: MAX_BATCH_BYTES,
    compressionThreshold: COMPRESSION_THRESHOLD_BYTES,
    ...canvasesOf(settings),
    assistOnly: false,
    features: { 'feature-flags': (settings.flags?.length ?? 0) > 0, 'usability-test': true },
  };
  return privateJson(200, JSON.stringify(answer));
};

/** Whether recorders take pictures of canvases, and which. */
const canvasesOf = ({ canvasQuality }: RecordingSettings) =>
  canvasQuality === undefined
    ? { canvasEnabled: false }
    : { canvasEnabled: true, canvasQuality, canvasFPS: CANVAS_PICTURES_PER_SECOND };

/** Upstream's limit for what was recorded before the start. */
const MAX_BUFFER_MS = 5 * 60_000;

const upgradeRequired = (): ApiAnswer => ({
  status: 426,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  body: 'The tracker is too old',
});

/** Stores a batch as it came, once its bytes are known to be one. */
export const postBatch: Operation<'postBatch'> = async ({ body, bearer, contentEncoding }, context) => {
  const { storage, crypto, clock, dailyBytes } = context;
  const holder = await holderOf(bearer, context);
  if (!holder) throw unauthorised();
  settingsOf(context, holder.projectKey);
  const bytes = body as Uint8Array<ArrayBuffer>;
  const isGzip = contentEncoding?.toLowerCase() === 'gzip';
  let plain: Uint8Array;
  try {
    plain = isGzip ? await unzip(bytes) : bytes;
    decodeBatch(plain);
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError('invalidRequest', { detail: 'The body is no batch of messages' });
  }
  dailyBytes.check(QUOTA, bytes.byteLength);
  const isKept = await storage.addRecordingPart({
    recordingId: holder.sessionId,
    kind: isGzip ? 'gzip' : 'plain',
    name: '',
    // The same batch again is a repeat whose answer was lost; it may be gzipped this time.
    hash: await crypto.hash(plain),
    bytes,
    at: clock.now().toISOString(),
  });
  if (!isKept) throw unauthorised();
  dailyBytes.add(QUOTA, bytes.byteLength);
  // A token that has just ended asks for another session.
  if (!holder.isValid) throw unauthorised();
  return empty();
};

export const postCanvasImages: Operation<'postCanvasImages'> = async ({ body, bearer }, context) => {
  const { storage, crypto, clock, dailyBytes } = context;
  const { sessionId, projectKey } = await validHolder(bearer, context);
  settingsOf(context, projectKey);
  for (const image of body.snapshot) {
    const bytes = new Uint8Array(await image.arrayBuffer());
    dailyBytes.check(QUOTA, bytes.byteLength);
    const name = image instanceof File ? image.name.slice(0, 200) : '';
    const hash = await crypto.hash(`${name} ${await crypto.hash(bytes)}`);
    const at = clock.now().toISOString();
    await storage.addRecordingPart({ recordingId: sessionId, kind: 'image', name, hash, bytes, at });
    dailyBytes.add(QUOTA, bytes.byteLength);
  }
  return empty();
};

export const getConditions: Operation<'getConditions'> = async ({ params, bearer }, context) => {
  const { projectKey } = await validHolder(bearer, context);
  if (params.projectId !== projectKey) throw new ProblemError('notFound');
  const { conditions = [] } = settingsOf(context, projectKey);
  return privateJson(200, JSON.stringify({ conditions }));
};

/** Flags that the visitor keeps have the value that was kept. */
export const postFeatureFlags: Operation<'postFeatureFlags'> = async ({ body, bearer }, context) => {
  const { projectKey } = await validHolder(bearer, context);
  const { flags = [] } = settingsOf(context, projectKey);
  const { persistFlags = {} } = body;
  const own = flags.map((flag) => {
    const kept = Object.hasOwn(persistFlags, flag.key) ? persistFlags[flag.key] : undefined;
    return flag.is_persist && kept ? { ...flag, value: kept.value } : flag;
  });
  return privateJson(200, JSON.stringify({ flags: own }));
};

export const getTags: Operation<'getTags'> = async ({ bearer }, context) => {
  const { projectKey } = await validHolder(bearer, context);
  const { tags = [] } = settingsOf(context, projectKey);
  return privateJson(200, JSON.stringify({ tags }));
};
