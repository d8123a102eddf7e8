import type { MessageWriter } from '@guest/recording-codec';
import type { TreeRecorder } from '../dom/treeRecorder';
import type { RecordingOptions } from '../privacy/options';
import type { Outbox } from '../outbox/outbox';

/** What an observer needs of the recording that runs. */
export interface Recording {
  write: MessageWriter['write'];
  outbox: Outbox;
  options: RecordingOptions;
  /** Ms since the epoch on the server's clock. */
  now: () => number;
  tree: Pick<TreeRecorder, 'mirrorOf'>;
  /** Requests to the ingest are not recorded. */
  ingestPoint: string;
  tabId: string;
}

/** The page's window, or that of a frame. */
export type View = Window & typeof globalThis;

/** Watches one thing in a window; returns what ends it. */
export type Observer = (recording: Recording, view: View) => () => void;

/** What is watched in each window by a part that keeps something between its events. */
export type Watch = (view: View) => () => void;
