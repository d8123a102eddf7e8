import type { UxtIngest } from '../model/ingest';
import {
  endProgress,
  followOtherTabs,
  keepAnswer,
  keepBeginning,
  keepTaskIndex,
  type Progress,
} from '../model/progress';
import type { TestSession } from '../model/session';
import type { Signals } from '../model/signals';
import { createDevices } from './devices';
import { createTelling, now } from './telling';
import type { Phase, TestStore } from './testStore';

interface ParticipantOptions {
  testId: string;
  store: TestStore;
  session: TestSession;
  ingest: UxtIngest;
  signals: Signals;
  onProblem: (reason: string) => void;
}

/** What a participant does in a test, from the agreement to the end. A test lives in the tab in which it began. */
export class Participant {
  readonly #options: ParticipantOptions;
  readonly #tell;
  readonly #devices;
  readonly #unfollow;

  constructor(options: ParticipantOptions) {
    const { testId, store, ingest, signals } = options;
    this.#options = options;
    this.#tell = createTelling(testId, store.getState().test, signals);
    this.#devices = createDevices({ store, ingest, token: this.#tell.token });
    this.#unfollow = followOtherTabs(() => {
      const { phase } = store.getState();
      if (phase === 'tasks' || phase === 'guidelines') this.leave();
    });
  }

  /** Begins the recording, asks for the devices, and begins the test. */
  agree = async (): Promise<void> => {
    const { testId, store, session } = this.#options;
    store.change((state) => Object.assign(state, { isBeginning: true, hasFailedToBegin: false }));
    const begun = await session.begin();
    if (begun) {
      await this.#devices.ask();
      const startedAt = now();
      this.#tell.start(begun, startedAt);
      keepBeginning(testId, begun, startedAt);
      this.#tell.test('begin');
      this.#show('guidelines');
    }
    store.change((state) => Object.assign(state, { isBeginning: false, hasFailedToBegin: !begun }));
  };

  /** Goes on with a test that was under way when the page was loaded. */
  resume = ({ session, startedAt, taskIndex, answer }: Progress): void => {
    this.#tell.start(session, startedAt);
    this.#options.session.resume();
    const last = Math.max(this.#tasks.length - 1, 0);
    this.#show(taskIndex < 0 ? 'guidelines' : 'tasks', Math.min(Math.max(taskIndex, 0), last), answer);
    this.#devices.pause();
  };

  /** Films again after a reload. */
  askForDevices = (): Promise<void> => this.#devices.ask();

  beginTasks = (): void => {
    if (this.#tasks.length === 0) this.#finish();
    else this.#beginTask(0);
  };

  answer = (text: string): void => {
    this.#options.store.change((state) => void (state.answer = text));
    keepAnswer(text);
  };

  /** The current task is done. */
  next = (): void => {
    const { taskIndex, answer } = this.#options.store.getState();
    this.#tell.task(taskIndex, 'done', answer);
    if (taskIndex + 1 < this.#tasks.length) this.#beginTask(taskIndex + 1);
    else this.#finish();
  };

  abort = (): void => {
    const { session, signals } = this.#options;
    this.#devices.discard();
    this.#tell.test('skipped');
    endProgress();
    session.end();
    this.#show('aborted');
    // Browsers close only windows that a script has opened.
    void signals.settled().then(() => window.close());
  };

  /** Sends the video; again after a failure. */
  sendVideo = async (): Promise<void> => {
    const { store, onProblem } = this.#options;
    const progress = this.#devices.hasVideo() ? 0 : undefined;
    store.change((state) => Object.assign(state, { sending: 'running', progress }));
    try {
      await this.#devices.send();
      store.change((state) => void (state.sending = 'done'));
    } catch (cause) {
      onProblem(String(cause));
      store.change((state) => void (state.sending = 'failed'));
    }
  };

  /** Takes the overlay away. What waits to be sent is sent all the same. */
  leave = (): void => {
    this.#devices.discard();
    this.#options.session.end();
    this.#show('left');
  };

  stop = (): void => {
    this.#unfollow();
    this.#devices.discard();
  };

  get #tasks() {
    return this.#options.store.getState().test.tasks;
  }

  readonly #show = (phase: Phase, taskIndex = 0, answer = '') =>
    this.#options.store.change((state) => Object.assign(state, { phase, taskIndex, answer }));

  #beginTask(index: number): void {
    this.#show('tasks', index);
    keepTaskIndex(index);
    keepAnswer('');
    this.#tell.task(index, 'begin');
  }

  #finish(): void {
    const { session, store } = this.#options;
    this.#tell.test('done');
    endProgress();
    session.end();
    store.change((state) => void (state.isCollapsed = false));
    this.#show('end');
    void this.sendVideo();
  }
}
