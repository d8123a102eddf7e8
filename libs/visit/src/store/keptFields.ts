/** The fields of what storage held; empty where it held no object. */
export function fieldsOf(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

export const isText = (value: unknown): value is string => typeof value === 'string';
