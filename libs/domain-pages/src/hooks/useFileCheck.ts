import { useEffect, useState } from 'react';
import { timeLimit } from '@guest/state';
import { focusHeading } from '@guest/visit';

const ANSWER_MS = 10_000;

/** `unreachable`: nobody answered. `missing`: the server has no such file, or cannot give it now. */
type FileCheck = 'asking' | 'there' | 'missing' | 'unreachable';

interface Answer {
  file: FileCheck;
  /** The size that the server names. */
  bytes?: number;
}

async function check(src: string): Promise<Answer> {
  try {
    const { status, headers } = await fetch(src, { method: 'HEAD', signal: timeLimit(ANSWER_MS) });
    // A host that answers HEAD with 405 may still have the file.
    if (status === 404 || status === 410 || status >= 500) return { file: 'missing' };
    const bytes = Number(headers.get('content-length'));
    return bytes > 0 ? { file: 'there', bytes } : { file: 'there' };
  } catch (cause) {
    // A slow file is not missing: the browser shows its progress.
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    return { file: isSlow ? 'there' : 'unreachable' };
  }
}

/**
 * Asks for a file of this site before it is shown: a frame reports no failure and would show the server's error page.
 * `retry` asks again, and the last answer stays until the next; once the file is found, the heading takes the focus
 * of the removed button.
 */
export function useFileCheck(src: string) {
  const [answer, setAnswer] = useState<Answer>({ file: 'asking' });
  const [isRetrying, setRetrying] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => void check(src).then(setAnswer), [src]);
  // An effect does not run after the guest has left the screen: their focus stays where it is.
  useEffect(() => {
    if (hasArrived) focusHeading();
  }, [hasArrived]);
  const retry = async () => {
    setRetrying(true);
    const found = await check(src);
    setAnswer(found);
    setRetrying(false);
    setArrived(found.file === 'there');
  };
  return { ...answer, isRetrying, retry };
}
