import type { UsabilityTest } from '@guest/api-contract';
import type { SignalState } from '../model/signals';
import { immer } from 'zustand/middleware/immer';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Test = UsabilityTest['test'];

/**
 * Where the participant is. `greeting`: not agreed yet. `guidelines`: agreed, no task begun. `end`: every task is done.
 * `left`: the overlay has nothing to show any more.
 */
export type Phase = 'greeting' | 'guidelines' | 'tasks' | 'end' | 'aborted' | 'left';

/** What became of the camera and microphone. `paused`: the page was loaded anew. */
export type Devices = 'none' | 'filming' | 'listening' | 'refused' | 'lost' | 'paused';

/** What became of the video. */
type Sending = 'none' | 'running' | 'done' | 'failed';

export interface TestState {
  test: Test;
  phase: Phase;
  taskIndex: number;
  /** What the participant types; of the current task alone. */
  answer: string;
  isBeginning: boolean;
  hasFailedToBegin: boolean;
  isCollapsed: boolean;
  isAskedToAbort: boolean;
  devices: Devices;
  /** What becomes of the signals. */
  signals: SignalState;
  sending: Sending;
  /** Of the upload, from 0 to 1; undefined: there is no video. */
  progress: number | undefined;
}

export type TestStore = StoreApi<TestState> & {
  change: (recipe: (state: TestState) => void) => void;
};

/** The state of one test on this page. */
export function createTestStore(test: Test): TestStore {
  const store = createStore<TestState>()(
    immer((): TestState => ({
      test,
      phase: 'greeting',
      taskIndex: 0,
      answer: '',
      isBeginning: false,
      hasFailedToBegin: false,
      isCollapsed: false,
      isAskedToAbort: false,
      devices: 'none',
      signals: 'empty',
      sending: 'none',
      progress: undefined,
    })),
  );
  return { ...store, change: (recipe) => store.setState((state) => recipe(state)) };
}
