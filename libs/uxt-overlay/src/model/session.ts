/** A recording session, as the app's recorder has it. */
export interface RecordingSession {
  sessionID: string;
  token: string;
}

/** What the overlay needs of the app's recorder. */
export interface TestSession {
  /** The participant has agreed: records from now on. Undefined where that is not possible. */
  begin: () => Promise<RecordingSession | undefined>;
  /** The session as it is now: its token may be another one after a while. */
  current: () => RecordingSession | undefined;
  /** The test is over. */
  end: () => void;
}
