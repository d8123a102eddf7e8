import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import { createHost } from './host/createHost';
import { createUxtIngest, type UxtIngest } from './model/ingest';
import { forgetProgress, isTestUnderWay, keptProgress, type TestToShow } from './model/progress';
import type { TestSession } from './model/session';
import { createSignals, type SignalState } from './model/signals';
import { Participant } from './store/participant';
import { createTestStore, type Test } from './store/testStore';
import { Overlay } from './view/Overlay';

const READ_AGAIN_MS = [1_000, 4_000, 15_000];

export interface UsabilityTestOptions extends TestToShow {
  /** The base URL of the ingest. */
  ingestUrl: string;
  projectKey: string;
  session: TestSession;
  /** Holds the texts of `uxt`. */
  i18n: i18n;
  /** Hears of what went wrong, in words for developers. */
  onProblem: (reason: string) => void;
}

/** The overlay of one test. */
export interface MountedTest {
  unmount: () => void;
}

/** The test; undefined where it cannot be read. One that is under way is worth more than one attempt. */
async function readTest(
  { readTest: read }: UxtIngest,
  { testId, isAsked, onProblem }: UsabilityTestOptions,
): Promise<Test | undefined> {
  for (const waitMs of isAsked ? [0] : [...READ_AGAIN_MS, 0]) {
    try {
      return await read(testId);
    } catch (cause) {
      onProblem(String(cause));
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return undefined;
}

/**
 * Shows the overlay of a usability test above the page, in a shadow root of its own. Undefined where there is no such
 * test, or where none is under way. What an earlier page could not send is sent in any case.
 */
export async function mountUsabilityTest(options: UsabilityTestOptions): Promise<MountedTest | undefined> {
  const { testId, isAsked, ingestUrl, projectKey, session, i18n, onProblem } = options;
  const ingest = createUxtIngest(ingestUrl, projectKey);
  let onState: (state: SignalState) => void = () => undefined;
  const progress = keptProgress(testId);
  const signals = createSignals({
    send: ingest.send,
    onProblem,
    onState: (state) => onState(state),
    onEmpty: () => {
      if (!keptProgress(testId)) forgetProgress();
    },
  });
  if (!progress && !isAsked) {
    if (isTestUnderWay()) void signals.settled().then(forgetProgress);
    return undefined;
  }
  const test = await readTest(ingest, { ...options, isAsked: !progress });
  if (!test) return undefined;
  const store = createTestStore(test);
  onState = (state) => store.change((changed) => void (changed.signals = state));
  const participant = new Participant({ testId, store, session, ingest, signals, onProblem });
  if (progress) participant.resume(progress);
  const host = createHost();
  const root = createRoot(host.container);
  root.render(
    // Styles as text outlive a move of their element.
    <StyleSheetManager target={host.styles} disableCSSOMInjection>
      <I18nextProvider i18n={i18n}>
        <Overlay store={store} participant={participant} />
      </I18nextProvider>
    </StyleSheetManager>,
  );
  const unmount = () => {
    unsubscribe();
    participant.stop();
    root.unmount();
    host.remove();
  };
  const unsubscribe = store.subscribe(({ phase }) => {
    // After the press that has led here.
    if (phase === 'left') queueMicrotask(unmount);
  });
  return { unmount };
}
