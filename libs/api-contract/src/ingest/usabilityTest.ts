import * as v from 'valibot';
import { Id, list, NoBody } from '../base/common';
import { MAX_TASK_ANSWER_LENGTH, MAX_VIDEO_BYTES, USABILITY_TEST_ID } from '../base/limits';
import { defineRoute } from '../base/route';
import { Count } from './values';

/** Ids of tests and tasks are numbers or texts, as the server likes. */
const TestId = v.union([v.pipe(v.number(), v.integer()), Id]);

const TestTask = v.object({
  task_id: TestId,
  title: v.string(),
  description: v.optional(v.nullable(v.string())),
  allow_typing: v.optional(v.boolean(), false),
});

const TestFields = v.object({
  title: v.string(),
  description: v.optional(v.string(), ''),
  startingPath: v.optional(v.nullable(v.string())),
  status: v.optional(v.string()),
  reqMic: v.optional(v.boolean(), false),
  reqCamera: v.optional(v.boolean(), false),
  guidelines: v.optional(v.nullable(v.string())),
  conclusion: v.optional(v.nullable(v.string())),
  tasks: list(TestTask),
});

export const UsabilityTest = v.object({ test: TestFields });
export type UsabilityTest = v.InferOutput<typeof UsabilityTest>;

/** A test as a researcher writes it into a file: its id and what participants see. */
export const UsabilityTestFile = v.object({
  id: v.pipe(v.string(), v.regex(USABILITY_TEST_ID)),
  ...TestFields.entries,
});
export type UsabilityTestFile = v.InferOutput<typeof UsabilityTestFile>;

const signal = { testId: TestId, duration: Count, timestamp: Count };

export const TestSignal = v.object({ ...signal, status: v.picklist(['begin', 'done', 'skipped']) });
export type TestSignal = v.InferOutput<typeof TestSignal>;

export const TaskSignal = v.object({
  ...signal,
  taskId: TestId,
  status: v.picklist(['begin', 'done']),
  /** Only of tasks that allow typing. */
  taskAnswer: v.optional(v.pipe(v.string(), v.maxLength(MAX_TASK_ANSWER_LENGTH))),
});
export type TaskSignal = v.InferOutput<typeof TaskSignal>;

/** Where the recording is put (`PUT`, video/webm, no bearer): absolute, or below the address of the ingest. */
export const UploadUrl = v.object({ url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)) });
export type UploadUrl = v.InferOutput<typeof UploadUrl>;

export const usabilityTestRoutes = {
  getUsabilityTest: defineRoute({
    method: 'GET',
    service: 'ingest',
    path: 'v1/web/uxt/test/:testId',
    summary: 'A usability test with its tasks',
    params: v.object({ testId: Id }),
    answer: UsabilityTest,
    needsBearer: true,
  }),
  postTaskSignal: defineRoute({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/uxt/signals/task',
    summary: 'A task was begun or done',
    body: TaskSignal,
    answer: NoBody,
    needsBearer: true,
  }),
  postTestSignal: defineRoute({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/uxt/signals/test',
    summary: 'A test was begun, done or skipped',
    body: TestSignal,
    answer: NoBody,
    needsBearer: true,
  }),
  getUploadUrl: defineRoute({
    method: 'GET',
    service: 'ingest',
    path: 'v1/web/uxt/upload-url',
    summary: "Where a test's video goes",
    answer: UploadUrl,
    needsBearer: true,
  }),
  putTestVideo: defineRoute({
    method: 'PUT',
    service: 'ingest',
    path: 'v1/web/uxt/video/:ticket',
    summary: "Takes a test's video; the ticket is part of the upload address",
    params: v.object({ ticket: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)) }),
    body: v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength > 0 && bytes.byteLength <= MAX_VIDEO_BYTES, 'empty or too large'),
    ),
    bodyType: 'binary',
    maxBodyBytes: MAX_VIDEO_BYTES,
    answer: NoBody,
  }),
};
