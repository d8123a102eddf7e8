import * as v from 'valibot';
import { listUpTo, NoBody } from '../base/common';
import { MAX_BATCH_BYTES } from '../base/limits';
import { defineRoute } from '../base/route';
import { Count, Short, ShortOrNull } from './values';

/** What a page tells about itself to begin a recording. */
export const StartRequest = v.object({
  userUUID: ShortOrNull,
  projectKey: Short,
  revID: v.optional(Short, ''),
  trackerVersion: Short,
  isSnippet: v.optional(v.boolean(), false),
  timestamp: Count,
  doNotRecord: v.optional(v.boolean(), false),
  bufferDiff: v.optional(Count, 0),
  userID: ShortOrNull,
  /** The token of a session to continue. */
  token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_000)))),
  deviceMemory: v.optional(Count, 0),
  jsHeapSizeLimit: v.optional(Count, 0),
  /** `UTC+02:00` */
  timezone: v.optional(Short),
  /** The condition that started the recording. */
  condition: v.optional(v.nullable(Short)),
  assistOnly: v.optional(v.boolean(), false),
  width: v.optional(Count, 0),
  height: v.optional(Count, 0),
});
export type StartRequest = v.InferOutput<typeof StartRequest>;

export const StartAnswer = v.object({
  token: v.string(),
  userUUID: v.string(),
  sessionID: v.string(),
  /** Server clock minus page clock, in ms. */
  delay: v.number(),
  startTimestamp: v.optional(v.number()),
  beaconSizeLimit: v.optional(v.number()),
  compressionThreshold: v.optional(v.number()),
  projectID: v.optional(v.string()),
  userBrowser: v.optional(v.string()),
  userCity: v.optional(v.string()),
  userCountry: v.optional(v.string()),
  userDevice: v.optional(v.string()),
  userOS: v.optional(v.string()),
  userState: v.optional(v.string()),
  canvasEnabled: v.optional(v.boolean(), false),
  canvasQuality: v.optional(v.picklist(['low', 'medium', 'high'])),
  canvasFPS: v.optional(v.number()),
  assistOnly: v.optional(v.boolean(), false),
  features: v.optional(v.record(v.string(), v.boolean()), {}),
});
export type StartAnswer = v.InferOutput<typeof StartAnswer>;

/** Pictures of one upload. */
const MAX_SNAPSHOT_COUNT = 10;

export const sessionRoutes = {
  postStart: defineRoute({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/start',
    summary: 'Begins or continues a recording',
    body: StartRequest,
    answer: StartAnswer,
  }),
  postBatch: defineRoute({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/i',
    summary: 'One batch of recorded messages, gzip allowed',
    /** `{page}_{n}`, a label for logs only. */
    query: v.object({ batch: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    body: v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength > 0 && bytes.byteLength <= MAX_BATCH_BYTES, 'empty or too large'),
    ),
    bodyType: 'binary',
    maxBodyBytes: MAX_BATCH_BYTES,
    answer: NoBody,
    needsBearer: true,
  }),
  postCanvasImages: defineRoute({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/images',
    summary: 'Snapshots of canvases, named {start}_{node}_{time}.webp',
    body: v.object({ snapshot: v.pipe(listUpTo(MAX_SNAPSHOT_COUNT, v.blob()), v.minLength(1)) }),
    bodyType: 'multipart',
    answer: NoBody,
    needsBearer: true,
  }),
};
