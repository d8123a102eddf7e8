import * as v from 'valibot';
import { ExternalUrl, Id, list, LongText, NoBody } from '../base/common';
import { defineRoute } from '../base/route';
import { Count } from './values';

/** Ids of tests and tasks are numbers or texts, as the server likes. */
const TestId = v.union([v.pipe(v.number(), v.integer()), Id]);

export const UsabilityTest = v.object({
  test: v.object({
    title: v.string(),
    description: v.optional(v.string(), ''),
    startingPath: v.optional(v.nullable(v.string())),
    status: v.optional(v.string()),
    reqMic: v.optional(v.boolean(), false),
    reqCamera: v.optional(v.boolean(), false),
    guidelines: v.optional(v.nullable(v.string())),
    conclusion: v.optional(v.nullable(v.string())),
    tasks: list(
      v.object({
        task_id: TestId,
        title: v.string(),
        description: v.optional(v.nullable(v.string())),
        allow_typing: v.optional(v.boolean(), false),
      }),
    ),
  }),
});
export type UsabilityTest = v.InferOutput<typeof UsabilityTest>;

const signal = { testId: TestId, duration: Count, timestamp: Count };

export const TestSignal = v.object({ ...signal, status: v.picklist(['begin', 'done', 'skipped']) });
export type TestSignal = v.InferOutput<typeof TestSignal>;

export const TaskSignal = v.object({
  ...signal,
  taskId: TestId,
  status: v.picklist(['begin', 'done', 'skipped']),
  /** Only of tasks that allow typing. */
  taskAnswer: v.optional(LongText),
});
export type TaskSignal = v.InferOutput<typeof TaskSignal>;

/** Where the recording is put (`PUT`, video/webm, no bearer). */
export const UploadUrl = v.object({ url: ExternalUrl });
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
};
