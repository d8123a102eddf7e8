import type { Match } from './table';

/** A short link's address is a secret of its reservation: no other page or request may contain it. */
export function isSecretAddress({ entry }: Pick<Match, 'entry'>): boolean {
  return entry.path.includes(':publicId');
}

/** Identity papers, payment or a secret in the address: no telemetry or recording runs in such a document. */
export function isConfidential(match: Pick<Match, 'entry'>): boolean {
  return match.entry.handle.isSensitive === true || isSecretAddress(match);
}
