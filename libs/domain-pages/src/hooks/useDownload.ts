import { useCallback } from 'react';

const KEEP_MS = 60_000;

/** Hands the guest a file that this page made. */
export function useDownload(): (name: string, content: string, mediaType: string) => void {
  return useCallback((name, content, mediaType) => {
    const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read the file only after they have asked where to put it.
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  }, []);
}
