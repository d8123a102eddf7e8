import type { MessageWriter } from '@guest/recording-codec';
import type { View } from '../base/windows';
import type { TreeRecorder } from '../dom/treeRecorder';
import type { RecordingOptions } from '../privacy/options';
import type { Outbox } from '../outbox/outbox';

/** What an observer needs of the recording that runs. */
export interface Recording {
  write: MessageWriter['write'];
  outbox: Outbox;
  options: RecordingOptions;
  /** The text inside a node, as a replay shows it. */
  shownText: (root: Node) => string;
  /** Ms since the epoch on the server's clock. */
  now: () => number;
  tree: Pick<TreeRecorder, 'mirrorOf'>;
  /** Requests to the ingest are not recorded. */
  ingestPoint: string;
  tabId: string;
}

/** Watches one thing in a window; returns what ends it. */
export type Observer = (recording: Recording, view: View) => () => void;
