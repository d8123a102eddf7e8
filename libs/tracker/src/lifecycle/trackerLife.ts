import type { StartAnswer } from '@guest/api-contract';
import type { MessageWriter } from '@guest/recording-codec';
import { isStartError, StartError } from '../base/startError';
import { defaultRecording, type RecordingOptions } from '../privacy/options';
import { recordPage } from '../page/recordPage';
import type { FeatureFlag } from '../session/flags';
import { whyNot } from '../session/preconditions';
import { createSessionStorage, keep, keys } from '../session/storage';
import { createTabs, type Tabs } from '../session/tabs';
import type { PageStartRequest } from '../worker/browserFacts';
import type { WorkerNews, WorkerStart } from '../worker/recordingWorker';
import type { ColdStart } from './coldStart';
import type { StartOptions, StartResult, Tracker, TrackerActivity, TrackerOptions } from './tracker';
import { TrackerFace } from './trackerFace';
import { onLeaving, whenVisible } from './visible';
import { linkWorker, type WorkerLink } from './workerLink';

const RESTART_WAIT_MS = 100;
const CANVAS_RESTART_WAIT_MS = 250;
const CANCELED = 'canceled';
const RUNS_ALREADY = 'The recorder runs already.';

/** Why a start happens, besides a call. */
interface Cause {
  condition?: string;
  /** Only reads conditions, flags and tags. */
  isDry?: boolean;
}

/** Owns the states of one tracker. Whatever fails here ends the recording and never reaches the page. */
export class TrackerLife extends TrackerFace implements Tracker {
  activity: TrackerActivity = 'notActive';
  readonly #recordingOptions: RecordingOptions;
  readonly #ingestPoint: string;
  readonly #storage;
  #tabs: Tabs | undefined;
  #link: WorkerLink | undefined;
  #cold: ColdStart | undefined;
  #abort = new AbortController();
  #restartTimer: ReturnType<typeof setTimeout> | undefined;
  #delay = 0;
  #origin = 0;
  #undo: (() => void)[] = [];

  readonly #createWorker: () => Worker;

  constructor(options: TrackerOptions, createWorker: () => Worker) {
    super(options);
    this.#createWorker = createWorker;
    this.#recordingOptions = { ...defaultRecording, ...options };
    this.#ingestPoint = new URL(options.ingestPoint, document.baseURI).href.replace(/\/+$/u, '');
    this.#storage = createSessionStorage(options.projectKey);
  }

  start = (options: StartOptions = {}): Promise<StartResult> => this.#open(options, {});

  startOnConditions = (options: StartOptions = {}): Promise<StartResult> =>
    this.#open(options, { isDry: true });

  stop = (): void => {
    if (this.activity === 'notActive') return;
    this.#end();
    this.#tabs?.close();
    this.#tabs = undefined;
  };

  #open({ userID = this.userID, metadata = {}, forceNew }: StartOptions, cause: Cause): Promise<StartResult> {
    // A session may begin while the page is recorded into memory.
    const isFree = this.activity === 'notActive' || (this.activity === 'coldStart' && !cause.isDry);
    const reason = isFree ? whyNot(this.options) : RUNS_ALREADY;
    if (reason !== undefined) return Promise.resolve({ success: false, reason });
    this.userID = userID;
    for (const [key, value] of Object.entries(metadata)) this.metadata.set(key, value);
    if (forceNew) keep(keys.reset, 't');
    return this.#begin(cause);
  }

  readonly #now = () => Math.round(performance.now() + this.#origin) + this.#delay;

  /** Begins a session, or reads what decides whether one begins. */
  async #begin(cause: Cause): Promise<StartResult> {
    // Of two restarts the later one counts.
    this.#abort.abort();
    const abort = new AbortController();
    const { signal } = abort;
    this.#abort = abort;
    this.activity = 'starting';
    try {
      await whenVisible(signal);
      if (!this.#tabs) await this.#joinTabs();
      // A start that was canceled touches nothing of a later one.
      signal.throwIfAborted();
      this.#link ??= linkWorker(this.#createWorker);
      const pageNo = this.#storage.nextPageNo();
      this.#origin = Date.now() - performance.now();
      const { isDry = false } = cause;
      const token = isDry || this.#storage.isReset() ? null : this.#storage.token();
      const request = this.#startRequest(cause, token);
      const answer = await this.#link.start(this.#workerStart(pageNo), request, this.#followWorker);
      signal.throwIfAborted();
      if (isDry) await this.#waitForConditions(answer, pageNo, signal);
      else this.#activate(answer, pageNo, token);
      const { sessionID, userUUID } = answer;
      return { success: true, sessionID, sessionToken: answer.token, userUUID };
    } catch (failure) {
      return { success: false, reason: this.#fail(failure, signal.aborted) };
    }
  }

  #fail(cause: unknown, isCanceled: boolean): string {
    if (isCanceled) return CANCELED;
    // The token stays: Chromium fails the requests of a page that ends, and its session goes on with the next page.
    if (!isStartError(cause)) this.metadata.clear();
    this.#end();
    const reason = (cause instanceof Error && cause.message) || 'Unknown error';
    this.problem(reason);
    return reason;
  }

  async #joinTabs(): Promise<void> {
    this.#tabs = createTabs({
      projectKey: this.options.projectKey,
      tabId: this.#storage.tabId,
      token: () => this.session?.token,
      onToken: (token) => {
        if (this.activity !== 'active' || token === this.session?.token) return;
        this.#storage.setToken(token);
        this.#restart(RESTART_WAIT_MS);
      },
    });
    const other = await this.#tabs.ask();
    if (other?.hasSameId) this.#storage.renewTabId();
    if (other) this.#storage.setToken(other.token);
  }

  /** What the page tells about itself to begin a session. */
  #startRequest({ isDry = false, condition }: Cause, token: string | null): PageStartRequest {
    const timestamp = Date.now();
    const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
    return {
      userUUID: this.#storage.userUUID(),
      projectKey: this.options.projectKey,
      revID: this.options.revID ?? '',
      timestamp,
      doNotRecord: isDry,
      bufferDiff: this.#cold ? Math.max(0, timestamp - this.#cold.startedAt()) : 0,
      userID: this.userID ?? null,
      token: token ?? undefined,
      jsHeapSizeLimit: memory?.jsHeapSizeLimit ?? 0,
      condition,
      width: screen.width,
      height: screen.height,
    };
  }

  #workerStart(pageNo: number): WorkerStart {
    const { maxAttempts, retryMs } = this.options;
    return {
      ingestPoint: this.#ingestPoint,
      pageNo,
      tabId: this.#storage.tabId(),
      url: this.#recordingOptions.urlSanitizer(document.URL),
      timestamp: this.#now(),
      maxAttempts,
      retryMs,
    };
  }

  readonly #followWorker = (news: WorkerNews): void => {
    if (news.type !== 'restart') this.problem(news.reason);
    if (news.type === 'failure') this.#end();
    if (news.type !== 'restart') return;
    // A page that was hidden for long is another visit.
    if (news.reason === 'hidden') this.#storage.setToken(null);
    this.#restart(RESTART_WAIT_MS);
  };

  #activate(answer: StartAnswer, pageNo: number, sentToken: string | null): void {
    const { token, userUUID, sessionID, delay } = answer;
    this.#delay = delay;
    this.#storage.setToken(token);
    keep(keys.reset, null);
    this.#storage.setUserUUID(userUUID);
    if (sentToken !== null && sentToken !== token) this.#tabs?.tell(token);
    this.setSession({ token, sessionID, projectID: answer.projectID ?? '', features: answer.features ?? {} });
    const buffered = this.#cold?.end();
    this.#cold = undefined;
    for (const chunk of buffered ?? []) this.#link?.push(chunk);
    const continuedIn = sentToken === token ? this.#storage.tabId() : undefined;
    // The tree of a cold start is complete, so its recording goes on.
    if (buffered && this.recording) this.introduce(this.recording.write, continuedIn);
    else this.#record(pageNo, (write) => this.introduce(write, continuedIn));
    this.activity = 'active';
    this.#undo.push(onLeaving(this.#hurry));
    this.#loadFlags(answer).catch((cause: unknown) => this.problem(String(cause)));
    this.#loadExtras(answer).catch((cause: unknown) => this.problem(String(cause)));
  }

  /** Failures are told, and give undefined. */
  readonly #ask = (path: string, body?: unknown): Promise<unknown> | undefined =>
    this.#link?.ask(path, body).catch((cause: unknown) => this.problem(`${path}: ${String(cause)}`));

  async #loadExtras(answer: StartAnswer): Promise<void> {
    const { recording } = this;
    const tags = await this.#ask('tags');
    // Few projects have tags or want pictures of canvases.
    const isWanted = answer.canvasEnabled || (tags as { tags?: unknown[] } | undefined)?.tags?.length;
    if (!isWanted) return;
    const part = await import('./extras');
    // Another recording asks for its own.
    if (!recording || recording !== this.recording) return;
    const onUnauthorized = () => this.#restart(CANVAS_RESTART_WAIT_MS);
    const ingestPoint = this.#ingestPoint;
    this.#undo.push(part.startExtras({ answer, tags, ingestPoint, recording, onUnauthorized }));
  }

  readonly #hurry = (): void => {
    this.recording?.flush();
    this.#link?.flush(true);
  };

  #record(pageNo: number, begin?: (write: MessageWriter['write']) => void): void {
    this.recording = recordPage({
      options: this.#recordingOptions,
      now: this.#now,
      tabId: this.#storage.tabId(),
      pageNo,
      ingestPoint: this.#ingestPoint,
      deliver: (bytes) => (this.#cold ? this.#cold.push(bytes) : this.#link?.push(bytes)),
      onMessage: this.#cold?.look,
      begin,
      onProblem: this.problem,
    });
  }

  async #waitForConditions(answer: StartAnswer, firstPageNo: number, signal: AbortSignal): Promise<void> {
    const conditions = await this.#ask(`conditions/${answer.projectID ?? ''}`);
    const flags = await this.#loadFlags(answer);
    // Most pages record from the start on.
    const part = await import('./coldStart');
    signal.throwIfAborted();
    this.activity = 'coldStart';
    this.#cold = part.createColdStart({
      conditions,
      flags,
      now: this.#now,
      onCycleEnd: () => this.#endRecording(),
      // Keys of the dictionary belong to a page number, and each cycle records another tree.
      onCycle: (isFirst) => this.#record(isFirst ? firstPageNo : this.#storage.nextPageNo()),
      // It is told a moment later: the tracker may be stopped by then, or started by the app.
      onFulfilled: (condition) => this.activity === 'coldStart' && void this.#begin({ condition }),
    });
  }

  async #loadFlags(answer: StartAnswer): Promise<FeatureFlag[]> {
    // Few projects have some.
    if (!answer.features?.['feature-flags']) return [];
    const part = await import('../session/loadFlags');
    const metadata = Object.fromEntries(this.metadata);
    const referrer = this.#recordingOptions.urlSanitizer(document.referrer);
    const flags = await part.loadFlags(this.#ask, { answer, userID: this.userID, metadata, referrer });
    if (flags.length > 0) this.tellFlags(flags);
    return flags;
  }

  /** Begins again with the same options; the worker stays. */
  #restart(waitMs: number): void {
    this.#endRecording();
    this.activity = 'starting';
    clearTimeout(this.#restartTimer);
    this.#restartTimer = setTimeout(() => void this.#begin({}), waitMs);
  }

  #endRecording(): void {
    for (const undo of this.#undo.splice(0)) undo();
    this.recording?.stop();
    this.recording = undefined;
  }

  #end(): void {
    this.#abort.abort(new StartError(CANCELED));
    clearTimeout(this.#restartTimer);
    this.#cold?.end();
    this.#cold = undefined;
    this.#endRecording();
    this.#link?.stop();
    this.#link = undefined;
    this.activity = 'notActive';
    this.#delay = 0;
    this.setSession(undefined);
  }
}
