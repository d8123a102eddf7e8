import type { WorkerMessage } from './messages';

/** Remembers whether the network answers, and tells the pages when that changes. */
export function watchNetwork(tellAll: (message: WorkerMessage) => void) {
  let isReachable = true;
  const now = (): WorkerMessage => ({ type: 'network', isReachable });

  function heard(answers: boolean): void {
    if (answers === isReachable) return;
    isReachable = answers;
    tellAll(now());
  }

  return {
    now,
    heard,
    /** Watches one question; what it answers or throws goes on as it is. */
    async watch(question: Promise<Response>): Promise<Response> {
      try {
        const answer = await question;
        heard(true);
        return answer;
      } catch (cause) {
        // Who leaves a page ends its questions: that says nothing about the network.
        if (!(cause instanceof DOMException && cause.name === 'AbortError')) heard(false);
        throw cause;
      }
    },
  };
}
