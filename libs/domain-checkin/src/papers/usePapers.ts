import { useEffect, useRef, useState } from 'react';
import { useApi, useConfig, useHoster } from '@guest/visit';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import type { Paper } from '../model/answers';
import { withoutLost } from './paper';
import { usePapersStore, type Upload } from './papersStore';

export interface PapersOptions {
  value: readonly Paper[];
  onChange: (papers: readonly Paper[]) => void;
}

/** The paper as its upload has it by now; once it is sent it goes by the hotel's id. */
function broughtUpToDate(paper: Paper, upload: Upload | undefined): Paper {
  if (!upload) return paper;
  const { status, size, documentId } = upload;
  const id = status === 'sent' && documentId !== undefined ? documentId : paper.id;
  const isSame = id === paper.id && status === paper.status && size === paper.size;
  return isSame ? paper : { ...paper, id, status, size };
}

/** Sends the papers of one field and tells the form of it; what is on its way goes on when the field is gone. */
export function usePapers({ value, onChange }: PapersOptions) {
  const api = useApi();
  const hoster = useHoster();
  const { maxDocumentBytes: maxBytes = DEFAULT_MAX_DOCUMENT_BYTES } = useConfig();
  const uploads = usePapersStore((state) => state.uploads);
  const start = usePapersStore((state) => state.start);
  const retry = usePapersStore((state) => state.retry);
  const drop = usePapersStore((state) => state.drop);
  const [lost, setLost] = useState<readonly Paper[]>([]);
  /* The list now, for uploads that end later. */
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const change = (next: readonly Paper[]) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };

  // The form hears of what the uploads have come to, also of those that ended while the guest was elsewhere.
  useEffect(() => {
    const current = latest.current.value;
    const next = current.map((paper) => broughtUpToDate(paper, uploads[paper.id]));
    const parted = withoutLost(next, (id) => uploads[id] !== undefined);
    if (parted.lost.length > 0) setLost(parted.lost);
    if (parted.kept.some((paper, at) => paper !== current[at]) || parted.kept.length < current.length)
      change(parted.kept);
  }, [uploads, value]);

  // A phone that was in a lift goes on by itself.
  useEffect(() => {
    const handleOnline = () => {
      for (const { id } of latest.current.value) {
        if (usesConnection(uploads[id])) void retry(api, id);
      }
    };
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [api, retry, uploads]);

  return {
    uploads,
    maxBytes,
    /** Files that a reload took from the page before they were sent. */
    lost,
    add: (files: readonly File[]) => {
      setLost([]);
      const target = { hosterId: hoster._id, maxBytes };
      const added = files.map((file) => ({ id: start(api, file, target), file }));
      const papers = added.map(({ id, file }): Paper => ({
        id,
        name: file.name,
        size: file.size,
        status: 'sending',
      }));
      change([...latest.current.value, ...papers]);
      return added;
    },
    remove: (id: string) => {
      drop(id);
      change(latest.current.value.filter((paper) => paper.id !== id));
    },
    retry: (id: string) => void retry(api, id),
  };
}

const usesConnection = (upload: Upload | undefined) =>
  upload?.status === 'failed' && upload.problem === 'connection';
