/** What a participant did: a test or one of its tasks began or ended. */
export interface UsabilitySignal {
  recordingId: string;
  testId: string;
  /** Empty: the whole test. */
  taskId: string;
  status: 'begin' | 'done' | 'skipped';
  /** In ms. */
  duration: number;
  /** Null where the task asks for no answer. */
  answer: string | null;
  /** When it was, by the participant's clock; ISO 8601 in UTC. */
  at: string;
}

/** Where usability tests and what participants did are kept. */
export interface UsabilityTestStorage {
  /** Adds a test, or replaces it. `json`: what participants see. */
  putUsabilityTest(id: string, json: string): Promise<void>;
  findUsabilityTest(id: string): Promise<string | undefined>;
  /** Adds a signal once per recording, task and status; false where there is no such recording. */
  addUsabilitySignal(signal: UsabilitySignal): Promise<boolean>;
  /** The signals of a test by recording, in the order in which they came. */
  listUsabilitySignals(testId: string): Promise<UsabilitySignal[]>;
}
