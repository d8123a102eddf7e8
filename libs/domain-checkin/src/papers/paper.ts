import { isPreparable } from '@guest/design-system';
import type { Paper } from '../model/answers';

/** Why a paper cannot be taken, or did not arrive. */
export const paperProblems = [
  'wrongType',
  'empty',
  'tooLarge',
  'tooMany',
  'unreadable',
  'refused',
  'connection',
  'busy',
  'givenUp',
] as const;
export type PaperProblem = (typeof paperProblems)[number];

/** What the chooser offers; the hotel's server looks at the content. */
export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf,.pdf';

/** A photograph is made smaller before it is sent: only what no photograph is, is too large before. */
const PICTURE_ALLOWANCE = 5;

/** The most that a chosen file may hold, in bytes, where so much may be sent. */
export function sizeLimitOf(file: File, maxBytes: number): number {
  return isPreparable(file) ? maxBytes * PICTURE_ALLOWANCE : maxBytes;
}

/** Can the same file arrive if it is sent once more? */
export function mayArriveYet(problem: PaperProblem): boolean {
  return problem === 'connection' || problem === 'busy' || problem === 'givenUp';
}

/** What has become of an upload, as far as the form needs to know. */
export interface Outcome {
  status: Paper['status'];
  /** How large it is as it is sent, in bytes. */
  size: number;
  /** The hotel's id for it, once it is there. */
  documentId?: string;
}

/** The paper as its upload has it by now; once it is sent it goes by the hotel's id. */
export function broughtUpToDate(paper: Paper, outcome: Outcome | undefined): Paper {
  if (!outcome) return paper;
  const { status, size, documentId } = outcome;
  const id = status === 'sent' && documentId !== undefined ? documentId : paper.id;
  const isSame = id === paper.id && status === paper.status && size === paper.size;
  return isSame ? paper : { ...paper, id, status, size };
}

interface Refusal {
  kind?: string;
  status?: number;
}

/** Statuses of this moment rather than of this file (RFC 9110, RFC 8470, RFC 6585), beside those of a server in trouble. */
const passing: readonly number[] = [408, 425, 429];
const refusals: Readonly<Record<number, PaperProblem>> = {
  400: 'unreadable',
  413: 'tooLarge',
  415: 'wrongType',
};

/** What a failed upload means for the guest. */
export function problemOf(cause: unknown): PaperProblem {
  const { kind, status = 0 } = (cause ?? {}) as Refusal;
  if (kind !== 'http') return 'connection';
  if (status >= 500 || passing.includes(status)) return 'busy';
  return refusals[status] ?? 'refused';
}

/** The list without what a reload cut off: the page has lost those files, and cannot send them. */
export function withoutLost(
  papers: readonly Paper[],
  isAlive: (id: string) => boolean,
): { kept: readonly Paper[]; lost: readonly Paper[] } {
  const lost = papers.filter(({ id, status }) => status !== 'sent' && !isAlive(id));
  return { kept: lost.length === 0 ? papers : papers.filter((paper) => !lost.includes(paper)), lost };
}
