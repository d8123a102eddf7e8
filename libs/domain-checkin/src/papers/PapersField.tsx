import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField, fileSize, type FileFieldProps, type FileItem } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import type { Paper } from '../model/values';
import { ACCEPTED, mayArriveYet, sizeLimitOf, type PaperProblem } from './paper';
import type { Upload } from './papersStore';
import { usePapers, type PapersOptions } from './usePapers';

/** Properties of `PapersField`: the form keeps the list, the field sends the files. */
export interface PapersFieldProps extends PapersOptions {
  label: ReactNode;
  marker?: ReactNode;
  hint?: ReactNode;
  /** The form's error; problems with files take its place. */
  error?: ReactNode;
  /** The group's id: error summaries link to it. */
  id?: string;
}

/** Both sides of a card, or a passport and a visa. */
const MAX_PAPERS = 4;

interface Refused {
  name: string;
  problem: PaperProblem;
}

/** Identity papers from the camera or the device: reduced and uploaded at once, each with its progress. */
export function PapersField({ value, onChange, label, marker, hint, error, id }: PapersFieldProps) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const papers = usePapers({ value, onChange });
  const { uploads, maxBytes, lost } = papers;
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  /* Previews of the files chosen on this screen. */
  const [previews, setPreviews] = useState<Readonly<Record<string, File>>>({});
  /* A row keeps its id when its file gets the hotel's id: React must not draw it anew. */
  const rowIds = new Map(
    Object.entries(uploads).map(([rowId, { documentId = rowId }]) => [documentId, rowId]),
  );
  const paperIds = new Map([...rowIds].map(([paperId, rowId]) => [rowId, paperId]));
  const paperOf = (rowId: string) => paperIds.get(rowId) ?? rowId;

  const limit = fileSize(maxBytes, language);
  const wordsOf = (problem: PaperProblem) => t(`upload.problems.${problem}`, { limit, count: MAX_PAPERS });

  const itemOf = (paper: Paper): FileItem => {
    const rowId = rowIds.get(paper.id) ?? paper.id;
    const upload: Upload | undefined = uploads[rowId];
    return {
      id: rowId,
      name: paper.name,
      status: paper.status,
      progress: upload?.progress,
      note: upload?.problem
        ? wordsOf(upload.problem)
        : t(`upload.${paper.status}`, { size: fileSize(paper.size, language) }),
      isFinal: upload?.problem !== undefined && !mayArriveYet(upload.problem),
      file: previews[rowId],
    };
  };

  const handleAdd = (files: File[]) => {
    const fits = files.filter((file) => file.size <= sizeLimitOf(file, maxBytes));
    const tooLarge = files.filter((file) => !fits.includes(file));
    setRefused(tooLarge.map(({ name }) => ({ name, problem: 'tooLarge' })));
    const added = papers.add(fits);
    setPreviews({ ...previews, ...Object.fromEntries(added.map((one) => [one.id, one.file])) });
  };
  const handleRemove = (rowId: string) => {
    setRefused([]);
    papers.remove(paperOf(rowId));
  };

  const ownErrors = [
    ...refused.map(({ name, problem }) => t('upload.refused', { name, reason: wordsOf(problem) })),
    ...lost.map(({ name }) => t('upload.lost', { name })),
  ];
  const labels = useLabels();
  const status = useStatusText(value, ({ id: paperId }) => uploads[rowIds.get(paperId) ?? '']?.documentId);
  return (
    <FileField
      {...{ id, label, marker, labels, status }}
      hint={
        <>
          {hint} {t('upload.hint', { limit })}
        </>
      }
      error={ownErrors.length > 0 ? ownErrors.join(' ') : error}
      maxCount={MAX_PAPERS}
      accept={ACCEPTED}
      items={value.map(itemOf)}
      onAdd={handleAdd}
      onReject={(rejected) => setRefused(rejected.map(({ file, problem }) => ({ name: file.name, problem })))}
      onRemove={handleRemove}
      onCancel={handleRemove}
      onRetry={papers.retry}
    />
  );
}

function useLabels(): FileFieldProps['labels'] {
  const { t } = useTranslation('checkin');
  return {
    choose: t('upload.choose'),
    camera: t('upload.camera'),
    drop: t('upload.drop'),
    remove: (name) => t('upload.remove', { name }),
    cancel: (name) => t('upload.cancel', { name }),
    retry: (name) => t('upload.retry', { name }),
  };
}

/** For screen readers: uploads under way, then their result. */
function useStatusText(value: readonly Paper[], documentIdOf: (paper: Paper) => string | undefined): string {
  const { t } = useTranslation('checkin');
  const sending = value.filter(({ status }) => status === 'sending').length;
  const failed = value.find(({ status }) => status === 'failed');
  const waiting = value.find(({ status }) => status === 'waiting');
  if (sending > 0) return t('upload.status.sending', { count: sending });
  if (failed) return t('upload.status.failed', { name: failed.name });
  if (waiting) return t('upload.status.waiting', { name: waiting.name });
  const last = value.at(-1);
  return last && documentIdOf(last) ? t('upload.status.sent', { name: last.name }) : '';
}
