import { readFileSync } from 'node:fs';
import { Conditions, FeatureFlags, Tags } from '@guest/api-contract';
import type { RecordingSettings } from '@guest/reference-backend';
import * as v from 'valibot';
import { StartError } from '../diagnostics/startError';
import type { Config } from './config';

const Rules = v.partial(v.object({ ...Conditions.entries, ...FeatureFlags.entries, ...Tags.entries }));

/** What the ingest records; undefined without a project. Throws `StartError` for a file that cannot be used. */
export function readRecordingSettings({
  runtime,
  recordingRules,
  recordingRetentionDays: retentionDays,
}: Pick<Config, 'runtime' | 'recordingRules' | 'recordingRetentionDays'>): RecordingSettings | undefined {
  const projectKey = runtime.recordingProjectKey;
  if (projectKey === undefined) return undefined;
  if (recordingRules === undefined) return { projectKey, retentionDays };
  try {
    return { projectKey, retentionDays, ...v.parse(Rules, JSON.parse(readFileSync(recordingRules, 'utf8'))) };
  } catch (cause) {
    throw new StartError(
      `RECORDING_RULES is not a JSON file of conditions, flags and tags: ${recordingRules}`,
      { cause },
    );
  }
}
