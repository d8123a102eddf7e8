import type { UxtIngest } from '../model/ingest';
import {
  endProgress,
  followProgress,
  forgetProgress,
  keepBeginning,
  keepTaskIndex,
  keptProgress,
} from '../model/progress';
import type { TestSession } from '../model/session';
import { createSignals } from '../model/signals';
import { createDevices } from './devices';
import { createTelling, now } from './telling';
import type { Phase, TestStore } from './testStore';

interface ParticipantOptions {
  testId: string;
  store: TestStore;
  session: TestSession;
  ingest: UxtIngest;
  onProblem: (reason: string) => void;
}

/** What a participant does in a test, from the agreement to the end. */
export class Participant {
  readonly #options: ParticipantOptions;
  readonly #signals;
  readonly #tell;
  readonly #devices;
  readonly #unfollow;
  #lastToken: string | undefined;

  constructor(options: ParticipantOptions) {
    const { testId, store, ingest, onProblem } = options;
    this.#options = options;
    this.#signals = createSignals({
      send: ingest.send,
      token: this.#token,
      onProblem,
      onWaiting: (isWaiting) => store.change((state) => void (state.isWaiting = isWaiting)),
    });
    this.#tell = createTelling(testId, store.getState().test, this.#signals);
    this.#devices = createDevices({ store, ingest, token: this.#token });
    this.#unfollow = followProgress(this.#followTab);
  }

  /** Begins the recording, asks for the devices, and begins the test. */
  agree = async (): Promise<void> => {
    const { testId, store, session } = this.#options;
    store.change((state) => Object.assign(state, { isBeginning: true, hasFailedToBegin: false }));
    const begun = await session.begin();
    if (begun) {
      await this.#devices.ask();
      const startedAt = now();
      this.#tell.startAt(startedAt);
      keepBeginning(testId, begun.sessionID, startedAt);
      this.#tell.test('begin');
      this.#show('guidelines');
    }
    store.change((state) => Object.assign(state, { isBeginning: false, hasFailedToBegin: !begun }));
  };

  beginTasks = (): void => {
    if (this.#tasks.length === 0) this.#finish();
    else this.#beginTask(0);
  };

  /** The current task is done. */
  next = (): void => {
    const { taskIndex, answer } = this.#options.store.getState();
    this.#tell.task(taskIndex, 'done', answer);
    if (taskIndex + 1 < this.#tasks.length) this.#beginTask(taskIndex + 1);
    else this.#finish();
  };

  abort = (): void => {
    this.#devices.discard();
    this.#tell.test('skipped');
    endProgress();
    this.#show('aborted');
    // Browsers close only windows that a script has opened.
    void this.#arrive().then(() => window.close());
  };

  /** Sends what the end has to send; again after a failure. */
  sendAll = async (): Promise<void> => {
    const { store, onProblem } = this.#options;
    const progress = this.#devices.hasVideo() ? 0 : undefined;
    store.change((state) => Object.assign(state, { sending: 'running', progress }));
    try {
      await Promise.all([this.#devices.send(), this.#signals.settled().then(forgetProgress)]);
      store.change((state) => void (state.sending = 'done'));
    } catch (cause) {
      onProblem(String(cause));
      store.change((state) => void (state.sending = 'failed'));
    }
  };

  /** Takes the overlay away. */
  leave = (): void => {
    this.#devices.discard();
    this.#options.session.end();
    this.#show('left');
  };

  /** Goes on with a test that was under way when the page was loaded. Resolves with false where it has ended. */
  resume = async (): Promise<boolean> => {
    const { testId, session } = this.#options;
    const begun = await session.begin();
    const kept = begun && keptProgress(testId, begun.sessionID);
    if (!kept) {
      // What the participant did last may still wait.
      await this.#arrive();
      return false;
    }
    this.#tell.startAt(kept.startedAt);
    const last = Math.max(this.#tasks.length - 1, 0);
    this.#show(kept.taskIndex < 0 ? 'guidelines' : 'tasks', Math.min(Math.max(kept.taskIndex, 0), last));
    await this.#devices.ask();
    return true;
  };

  stop = (): void => {
    this.#unfollow();
    this.#signals.stop();
    this.#devices.discard();
  };

  get #tasks() {
    return this.#options.store.getState().test.tasks;
  }

  /** The recorder rests on some screens; the session goes on. */
  readonly #token = () => (this.#lastToken = this.#options.session.current()?.token ?? this.#lastToken);

  readonly #show = (phase: Phase, taskIndex = 0) =>
    this.#options.store.change((state) => Object.assign(state, { phase, taskIndex, answer: '' }));

  /** Ends the recording; resolves when every signal has arrived. */
  async #arrive(): Promise<void> {
    this.#token();
    this.#options.session.end();
    await this.#signals.settled();
    forgetProgress();
  }

  #beginTask(index: number): void {
    this.#show('tasks', index);
    keepTaskIndex(index);
    this.#tell.task(index, 'begin');
  }

  #finish(): void {
    this.#tell.test('done');
    endProgress();
    this.#options.store.change((state) => void (state.isCollapsed = false));
    this.#show('end');
    void this.sendAll();
  }

  /** Another tab has ended the test (−1), or is at another task. */
  readonly #followTab = (index: number) => {
    const { phase, taskIndex } = this.#options.store.getState();
    if (phase !== 'tasks' && phase !== 'guidelines') return;
    if (index === -1) this.leave();
    else if (index !== taskIndex || phase === 'guidelines') this.#show('tasks', index);
  };
}
