import { useCallback, useEffect, useState } from 'react';

const ANSWER_MS = 10_000;

/** `unreachable`: nobody answered. `missing`: the server has no such file, or cannot give it now. */
export type FileCheck = 'asking' | 'there' | 'missing' | 'unreachable';

async function check(src: string): Promise<FileCheck> {
  try {
    const { ok } = await fetch(src, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
    return ok ? 'there' : 'missing';
  } catch {
    return 'unreachable';
  }
}

/**
 * Asks for a file of this site before it is shown: a frame says nothing of what failed in it, and shows a guest the
 * server's own words. `retry` asks again; the last answer stands until there is another. `onArrived` is told when a retry
 * has brought it: what was pressed is gone.
 */
export function useFileCheck(src: string, onArrived: () => void) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ turn: number; file: FileCheck }>();
  useEffect(() => {
    let isLeft = false;
    void check(src).then((file) => {
      if (!isLeft) setAnswer({ turn, file });
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
  return { file, isChecking: answer?.turn !== turn, retry };
}
