import * as v from 'valibot';

/** What the sandbox's frame says once its port is connected. */
export const FrameMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2_000)) }),
  v.object({ type: v.literal('submit') }),
  v.object({ type: v.literal('incomplete') }),
  v.object({ type: v.literal('challenge') }),
  v.object({ type: v.literal('done') }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;
