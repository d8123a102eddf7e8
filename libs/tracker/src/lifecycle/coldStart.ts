import type { Layout } from '@guest/recording-codec';
import {
  conditionsOf,
  fulfilled,
  fulfilledByAge,
  fulfilledByFlags,
  type Condition,
} from '../session/conditions';
import type { FeatureFlag } from '../session/flags';

/** A complete tree begins each part of the buffer; together two parts hold the last 30 to 60 seconds. */
const CYCLE_MS = 30_000;
const CONDITION_PERIOD_MS = 1_000;

interface Part {
  startedAt: number;
  chunks: Uint8Array<ArrayBuffer>[];
}

interface ColdStartOptions {
  /** The project's conditions, as the ingest answered. */
  conditions: unknown;
  now: () => number;
  flags: readonly FeatureFlag[];
  /** Ends the recording, whose last messages belong to the part that ends. */
  onCycleEnd: () => void;
  /** Begins another recording of the whole page. */
  onCycle: (isFirst: boolean) => void;
  onFulfilled: (condition: string) => void;
}

/** Records into memory until a condition is fulfilled. */
export interface ColdStart {
  push: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** A message was recorded. */
  look: (message: Layout, values: readonly unknown[]) => void;
  /** When the oldest message was recorded. */
  startedAt: () => number;
  /** Ends, and gives what was recorded. */
  end: () => Uint8Array<ArrayBuffer>[];
}

export function createColdStart({
  conditions: answer,
  flags,
  now,
  onCycleEnd,
  onCycle,
  onFulfilled,
}: ColdStartOptions): ColdStart {
  const conditions = conditionsOf(answer);
  const flagKeys = flags.map(({ key }) => key);
  let parts: Part[] = [];
  let isOver = false;
  const cycle = () => {
    onCycleEnd();
    parts = [...parts.slice(-1), { startedAt: now(), chunks: [] }];
    onCycle(parts.length === 1);
  };
  const follow = (condition: Condition | undefined) => {
    if (!condition || isOver) return;
    isOver = true;
    // The message that fulfils it is part of the recording.
    queueMicrotask(() => onFulfilled(condition.name));
  };
  const cycles = setInterval(cycle, CYCLE_MS);
  const hasAge = conditions.some(({ filters }) => filters.some(({ type }) => type === 'duration'));
  const ages = hasAge
    ? setInterval(() => follow(fulfilledByAge(conditions, performance.now())), CONDITION_PERIOD_MS)
    : undefined;
  // After this call, so that the caller has the cold start when the recording begins.
  queueMicrotask(() => {
    if (isOver) return;
    cycle();
    follow(fulfilledByFlags(conditions, flagKeys));
  });

  return {
    push: (bytes) => void parts.at(-1)?.chunks.push(bytes),
    // The recording goes on after the cold start, and its messages decide nothing then.
    look: (message, values) => isOver || follow(fulfilled(conditions, message, values)),
    startedAt: () => parts[0]?.startedAt ?? now(),
    end() {
      isOver = true;
      clearInterval(cycles);
      clearInterval(ages);
      const chunks = parts.flatMap((part) => part.chunks);
      parts = [];
      return chunks;
    },
  };
}
