import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import { createHost } from './host/createHost';
import { createUxtIngest } from './model/ingest';
import type { TestToShow } from './model/progress';
import type { TestSession } from './model/session';
import { Participant } from './store/participant';
import { createTestStore } from './store/testStore';
import { Overlay } from './view/Overlay';

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

/**
 * Shows the overlay of a usability test above the page, in a shadow root of its own. Undefined where there is no such
 * test, or where it has ended.
 */
export async function mountUsabilityTest(options: UsabilityTestOptions): Promise<MountedTest | undefined> {
  const { testId, isUnderWay, ingestUrl, projectKey, session, i18n, onProblem } = options;
  const ingest = createUxtIngest(ingestUrl, projectKey);
  const test = await ingest.readTest(testId).catch((cause: unknown) => onProblem(String(cause)));
  if (!test) return undefined;
  const store = createTestStore(test);
  const participant = new Participant({ testId, store, session, ingest, onProblem });
  if (isUnderWay && !(await participant.resume())) {
    participant.stop();
    return undefined;
  }
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
