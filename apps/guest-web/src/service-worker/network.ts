import type { WorkerMessage } from './messages';

/** Remembers whether the network answers, and tells the pages when that changes. */
export function watchNetwork(tellAll: (message: WorkerMessage) => void) {
  // Browsers end an idle worker: a new one has no state until its first request.
  let isReachable: boolean | undefined;
  const now = (): WorkerMessage | undefined =>
    isReachable === undefined ? undefined : { type: 'network', isReachable };

  function heard(answers: boolean): void {
    if (answers === isReachable) return;
    isReachable = answers;
    tellAll({ type: 'network', isReachable: answers });
  }

  return {
    now,
    heard,
    /** Watches one request; its answer or error passes unchanged. */
    async watch(question: Promise<Response>): Promise<Response> {
      try {
        const answer = await question;
        heard(true);
        return answer;
      } catch (cause) {
        // Leaving a page aborts its requests: that says nothing about the network.
        if (!(cause instanceof DOMException && cause.name === 'AbortError')) heard(false);
        throw cause;
      }
    },
  };
}
