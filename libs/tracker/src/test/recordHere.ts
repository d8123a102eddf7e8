import { onTestFinished } from 'vitest';
import {
  createMessageWriter,
  createReplica,
  decodeBatch,
  type Message,
  type UnknownMessage,
  messages,
} from '@guest/recording-codec';
import { recordPage } from '../page/recordPage';
import { defaultRecording, type RecordingOptions } from '../privacy/options';

/** Elements with this attribute are not in a recording. */
const IGNORED = 'data-recording-ignored';
/** Longer than the recorder waits for a frame, a commit and a throttled event together. */
const QUIET_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A part of the page for one test. */
export function aPlace(): HTMLElement {
  const place = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => place.remove());
  return place;
}

/** A recording of the test's own page, which ends with the test. */
export function recordHere(options: Partial<RecordingOptions> = {}) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const problems: string[] = [];
  const recording = recordPage({
    options: { ...defaultRecording, ...options },
    now: () => Date.now(),
    tabId: 'tab',
    pageNo: 0,
    ingestPoint: 'https://ingest.example',
    deliver: (bytes) => chunks.push(bytes),
    onProblem: (reason) => problems.push(reason),
  });
  onTestFinished(recording.stop);
  const bytes = () => {
    recording.flush();
    const head = createMessageWriter();
    head.write(messages.BatchMetadata, 1, 0, 0, 0, '');
    return Uint8Array.from([head.take(), ...chunks].flatMap((chunk) => [...chunk]));
  };
  const decoded = (): readonly (Message | UnknownMessage)[] => decodeBatch(bytes()).messages;
  return {
    problems,
    chunks,
    messages: decoded,
    stop: recording.stop,
    flush: recording.flush,
    /** What was recorded, as text. */
    text: () => new TextDecoder().decode(bytes()),
    /** Waits until everything is written. */
    settle: () => pause(QUIET_MS),
    /** The recorded page in a frame. */
    replay() {
      const frame = document.createElement('iframe');
      frame.setAttribute(IGNORED, '');
      frame.width = String(innerWidth);
      frame.height = String(innerHeight);
      document.body.append(frame);
      onTestFinished(() => frame.remove());
      const copy = frame.contentDocument as Document;
      const replica = createReplica(copy);
      for (const message of decoded()) replica.apply(message);
      return copy;
    },
  };
}
