import { useCallback, useEffect, useState } from 'react';

const ANSWER_MS = 10_000;

/** `unreachable`: nobody answered. `missing`: the server has no such file, or cannot give it now. */
type FileCheck = 'asking' | 'there' | 'missing' | 'unreachable';

interface Answer {
  file: FileCheck;
  /** What the server says of its size. */
  bytes?: number;
}

async function check(src: string): Promise<Answer> {
  try {
    const { status, headers } = await fetch(src, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
    // A host that refuses the question alone (405) may well have the file.
    if (status === 404 || status === 410 || status >= 500) return { file: 'missing' };
    const bytes = Number(headers.get('content-length'));
    return bytes > 0 ? { file: 'there', bytes } : { file: 'there' };
  } catch (cause) {
    // Slow is not away: the browser shows how it comes.
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    return { file: isSlow ? 'there' : 'unreachable' };
  }
}

/**
 * Asks for a file of this site before it is shown: a frame says nothing of what failed in it, and shows a guest the
 * server's own words. `retry` asks again; the last answer stands until there is another. `onArrived` is told when a retry
 * has brought it: what was pressed is gone.
 */
export function useFileCheck(src: string, onArrived: () => void) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer & { turn: number }>();
  useEffect(() => {
    let isLeft = false;
    void check(src).then((found) => {
      if (!isLeft) setAnswer({ turn, ...found });
    });
    return () => {
      isLeft = true;
    };
  }, [src, turn]);
  const hasArrived = answer?.file === 'there' && answer.turn > 0;
  useEffect(() => {
    if (hasArrived) onArrived();
  }, [hasArrived, onArrived]);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  const file: FileCheck = answer?.file ?? 'asking';
  return { file, bytes: answer?.bytes, isChecking: answer?.turn !== turn, retry };
}
