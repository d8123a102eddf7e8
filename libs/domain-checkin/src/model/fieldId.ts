import type { FieldName } from './fields';

/** The element id of a field: error summaries and the answers link to it. */
export function fieldId(name: FieldName, part?: string): string {
  return part ? `checkin-${name}-${part}` : `checkin-${name}`;
}
