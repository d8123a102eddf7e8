import { messages, type MessageWriter } from '@guest/recording-codec';
import { MAX_SOCKET_LENGTH, MAX_SOCKET_NAME_LENGTH } from '../base/limits';
import type { PageRecording } from '../page/recordPage';
import type { FeatureFlag } from '../session/flags';
import type { TrackerOptions, TrackerSession } from './tracker';

/** What an app says to its tracker, and hears of it, while a recording runs. */
export class TrackerFace {
  protected recording: PageRecording | undefined;
  protected session: TrackerSession | undefined;
  readonly #flagListeners = new Set<(flags: readonly FeatureFlag[]) => void>();
  readonly #sessionListeners = new Set<(session: TrackerSession | undefined) => void>();

  constructor(protected readonly options: TrackerOptions) {}

  protected readonly metadata = new Map<string, string>();
  protected userID: string | undefined;

  event = (name: string, payload: unknown = {}): void => this.#custom(messages.CustomEvent, name, payload);
  issue = (name: string, payload: unknown = {}): void => this.#custom(messages.CustomIssue, name, payload);
  handleError = (error: unknown): void => {
    const { recording } = this;
    if (!recording) return;
    import('../observers/diagnostics')
      .then((part) => part.writeException(recording, error))
      .catch((cause: unknown) => this.problem(String(cause)));
  };

  trackSocket =
    (name: string) =>
    (messageType: string, payload: string, direction: 'up' | 'down' = 'down'): void => {
      const { recording } = this;
      if (payload.length > MAX_SOCKET_LENGTH || name.length > MAX_SOCKET_NAME_LENGTH)
        return this.problem('A message of a socket is too long.');
      recording?.write(
        messages.WSChannel,
        'websocket',
        name,
        payload,
        recording.now(),
        direction,
        messageType,
      );
    };

  setUserId = (id: string): void => {
    this.userID = id;
    this.recording?.write(messages.UserID, id);
  };

  setMetadata = (key: string, value: string): void => {
    this.metadata.set(key, value);
    this.recording?.write(messages.Metadata, key, value);
  };

  onFlags = (listener: (flags: readonly FeatureFlag[]) => void): (() => void) => {
    this.#flagListeners.add(listener);
    return () => void this.#flagListeners.delete(listener);
  };

  onSession = (listener: (session: TrackerSession | undefined) => void): (() => void) => {
    this.#sessionListeners.add(listener);
    if (this.session) listener(this.session);
    return () => void this.#sessionListeners.delete(listener);
  };

  /** Tells developers, and the report's address where there is one. */
  protected readonly problem = (reason: string): void => {
    this.options.onProblem?.(reason);
    const { debugReportUrl } = this.options;
    if (debugReportUrl === undefined) return;
    const body = JSON.stringify({ context: 'tracker', error: reason });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    void fetch(debugReportUrl, init).catch(() => undefined);
  };

  /** Writes what a session begins with; `continuedIn`: the tab that continues a known session. */
  protected introduce(write: MessageWriter['write'], continuedIn: string | undefined): void {
    if (continuedIn !== undefined) write(messages.TabChange, continuedIn);
    for (const [key, value] of this.metadata) write(messages.Metadata, key, value);
    if (this.userID !== undefined) write(messages.UserID, this.userID);
  }

  protected tellFlags(flags: readonly FeatureFlag[]): void {
    for (const listener of this.#flagListeners) listener(flags);
  }

  protected setSession(session: TrackerSession | undefined): void {
    this.session = session;
    for (const listener of this.#sessionListeners) listener(session);
  }

  #custom(
    message: typeof messages.CustomEvent | typeof messages.CustomIssue,
    name: string,
    payload: unknown,
  ): void {
    try {
      this.recording?.write(message, name, JSON.stringify(payload) ?? '');
    } catch (cause) {
      this.problem(`${name}: ${String(cause)}`);
    }
  }
}
