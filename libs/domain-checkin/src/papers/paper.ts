import { isPreparable } from '@guest/design-system';
import type { Paper } from '../model/values';

/** Why a paper was refused or did not arrive. */
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

/**
 * The file types of the chooser; the hotel's server checks the content. Without HEIC among them, iPhones give a JPEG;
 * few browsers could redraw a HEIC picture, and it would be sent with its location.
 */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.pdf';

/** A picture is reduced before it is sent, so it may be this many times larger than the limit. */
const PICTURE_ALLOWANCE = 5;

/** The size limit of a chosen file, in bytes; `maxBytes` is the limit of what is sent. */
export function sizeLimitOf(file: File, maxBytes: number): number {
  return isPreparable(file) ? maxBytes * PICTURE_ALLOWANCE : maxBytes;
}

/** True where sending the same file again may succeed. */
export function mayArriveYet(problem: PaperProblem): boolean {
  return problem === 'connection' || problem === 'busy' || problem === 'givenUp';
}

/** The state of an upload, as far as the form needs it. */
export interface Outcome {
  status: Paper['status'];
  /** In bytes, as it is sent. */
  size: number;
  /** The hotel's id, once it has arrived. */
  documentId?: string;
  documentKey?: string | undefined;
}

/** The paper with the state of its upload; a sent paper has the hotel's id. */
export function broughtUpToDate(paper: Paper, outcome: Outcome | undefined): Paper {
  if (!outcome) return paper;
  const { status, size, documentId, documentKey } = outcome;
  const id = status === 'sent' && documentId !== undefined ? documentId : paper.id;
  const isSame = id === paper.id && status === paper.status && size === paper.size;
  return isSame
    ? paper
    : { ...paper, id, status, size, ...(documentKey !== undefined && { key: documentKey }) };
}

interface Refusal {
  kind?: string;
  status?: number;
}

/** HTTP statuses that do not depend on the file (RFC 9110, RFC 8470, RFC 6585); every 5xx is one, too. */
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

/** Separates the papers that a reload interrupted: the page no longer has their files. */
export function withoutLost(
  papers: readonly Paper[],
  isAlive: (id: string) => boolean,
): { kept: readonly Paper[]; lost: readonly Paper[] } {
  const lost = papers.filter(({ id, status }) => status !== 'sent' && !isAlive(id));
  return { kept: lost.length === 0 ? papers : papers.filter((paper) => !lost.includes(paper)), lost };
}
