import { useEffect, useState } from 'react';

/** Bytes of a file on our own origin, for who pays for each; undefined until the server has said it, or where it does not. */
export function useFileSize(src: string | undefined): number | undefined {
  const [known, setKnown] = useState<{ src: string; bytes: number }>();
  useEffect(() => {
    if (src === undefined) return undefined;
    const asking = new AbortController();
    fetch(new URL(src, location.href), { method: 'HEAD', signal: asking.signal })
      .then(({ ok, headers }) => {
        const bytes = Number(headers.get('content-length'));
        if (ok && bytes > 0) setKnown({ src, bytes });
      })
      // It only adds to what can be opened without it.
      .catch(() => undefined);
    return () => asking.abort();
  }, [src]);
  return known?.src === src ? known?.bytes : undefined;
}
