import { useEffect, useRef, useState } from 'react';
import { useRegistry, type Registry } from '@guest/state';
import { useSentStore } from '@guest/submission';
import { useApi, useConfig, useHoster, type ApiSource } from '@guest/visit';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import { papersOf } from '../model/changeForm';
import type { Paper } from '../model/values';
import { useCheckinStore } from '../store/checkinStore';
import { broughtUpToDate, withoutLost } from './paper';
import { usePapersStore, type UploadTarget } from './papersStore';
import { takeBack } from './sendPaper';

export interface PapersOptions {
  value: readonly Paper[];
  onChange: (papers: readonly Paper[]) => void;
}

const watched = new WeakSet<Registry>();

/** Discarding the form, here, on the privacy page or in another tab, also cancels its uploads and takes papers back. */
function endWithForm(registry: Registry, api: ApiSource): void {
  if (watched.has(registry)) return;
  watched.add(registry);
  useCheckinStore.in(registry).subscribe(({ answers }, before) => {
    if (answers.id !== '' || before.answers.id === '') return;
    usePapersStore.in(registry).getState().cancelAll();
    // A check-in that was sent keeps its papers: the hotel refuses to give them back.
    takeBack(api, registry, Object.values(before.secrets.fields).flatMap(papersOf)).catch(() => undefined);
  });
}

/** Sends the papers of one field and reports to the form; uploads continue after the field unmounts. */
export function usePapers({ value, onChange }: PapersOptions) {
  const api = useApi();
  const registry = useRegistry();
  const hoster = useHoster();
  const { maxDocumentBytes: maxBytes = DEFAULT_MAX_DOCUMENT_BYTES } = useConfig();
  const uploads = usePapersStore((state) => state.uploads);
  const start = usePapersStore((state) => state.start);
  const retry = usePapersStore((state) => state.retry);
  const cancel = usePapersStore((state) => state.cancel);
  const dispatch = useCheckinStore((state) => state.dispatch);
  const [lost, setLost] = useState<readonly Paper[]>([]);
  /* The current list, for uploads that end later. */
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const change = (next: readonly Paper[]) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };

  useEffect(() => endWithForm(registry, api), [registry, api]);

  // Reports the state of uploads to the form on this screen; the draft gets it in any case.
  useEffect(() => {
    const current = latest.current.value;
    const next = current.map((paper) => broughtUpToDate(paper, uploads[paper.id]));
    const parted = withoutLost(next, (id) => uploads[id] !== undefined);
    if (parted.lost.length > 0) setLost(parted.lost);
    if (parted.kept.some((paper, at) => paper !== current[at]) || parted.kept.length < current.length)
      change(parted.kept);
  }, [uploads, value]);

  return {
    uploads,
    maxBytes,
    /** Files that a reload took from the page before they were sent. */
    lost,
    add: (files: readonly File[]) => {
      setLost([]);
      const target: UploadTarget = {
        hosterId: hoster._id,
        maxBytes,
        onOutcome: (id, outcome) => {
          const { documentId, documentKey } = outcome;
          // For the privacy page, which deletes what this device sent.
          if (documentId && documentKey)
            useSentStore.in(registry).getState().add({ kind: 'document', id: documentId, key: documentKey });
          dispatch({
            type: 'papersChanged',
            update: (kept) =>
              kept.map((paper) => (paper.id === id ? broughtUpToDate(paper, outcome) : paper)),
          });
        },
      };
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
      cancel(id);
      takeBack(
        api,
        registry,
        latest.current.value.filter((paper) => paper.id === id),
      ).catch(() => undefined);
      change(latest.current.value.filter((paper) => paper.id !== id));
    },
    retry,
  };
}
