import { readFileSync } from 'node:fs';
import { Conditions, FeatureFlags, Tags } from '@guest/api-contract';
import type { RecordingSettings } from '@guest/reference-backend';
import * as v from 'valibot';
import { StartError } from '../diagnostics/startError';
import type { Config } from './config';

const Rules = v.partial(v.object({ ...Conditions.entries, ...FeatureFlags.entries, ...Tags.entries }));

type Recorded = Pick<
  Config,
  'runtime' | 'recordingRules' | 'recordingRetentionDays' | 'recordingCanvasQuality'
>;

/** What the ingest records; undefined without a project. Throws `StartError` for a file that cannot be used. */
export function readRecordingSettings({
  runtime,
  recordingRules,
  recordingRetentionDays: retentionDays,
  recordingCanvasQuality: canvasQuality,
}: Recorded): RecordingSettings | undefined {
  const projectKey = runtime.recordingProjectKey;
  if (projectKey === undefined) return undefined;
  const settings = { projectKey, retentionDays, canvasQuality };
  if (recordingRules === undefined) return settings;
  try {
    return { ...settings, ...v.parse(Rules, JSON.parse(readFileSync(recordingRules, 'utf8'))) };
  } catch (cause) {
    throw new StartError(
      `RECORDING_RULES is not a JSON file of conditions, flags and tags: ${recordingRules}`,
      { cause },
    );
  }
}
