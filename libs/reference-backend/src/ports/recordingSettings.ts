import type { Conditions, FeatureFlags, StartAnswer, Tags } from '@guest/api-contract';

/** What the ingest records, and for whom. */
export interface RecordingSettings {
  /** Sessions of other projects are refused. */
  projectKey: string;
  /** Days after which a recording is deleted. */
  retentionDays: number;
  /** How well pictures of canvases are drawn. Default: none are taken. */
  canvasQuality?: StartAnswer['canvasQuality'];
  /** What starts recordings, and what they look for. Default: nothing. */
  conditions?: Conditions['conditions'] | undefined;
  flags?: FeatureFlags['flags'] | undefined;
  tags?: Tags['tags'] | undefined;
}
