import type { ArrangedField } from './arrange';

/** Pictures of papers. */
export function PapersControl(_arranged: ArrangedField) {
  return null;
}
