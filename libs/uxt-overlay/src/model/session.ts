/** A recording session, as the app's recorder has it. */
export interface RecordingSession {
  sessionID: string;
  token: string;
}

/** What the overlay needs of the app's recorder. */
export interface TestSession {
  /** The participant has agreed: begins another session and records. Undefined where that is not possible. */
  begin: () => Promise<RecordingSession | undefined>;
  /** Goes on with the session of this tab after a reload, as soon as the screen may be recorded. */
  resume: () => void;
  /** The test is over. */
  end: () => void;
}
