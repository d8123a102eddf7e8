import type { ConditionFilter, Conditions } from '@guest/api-contract';
import { messages, type Layout } from '@guest/recording-codec';

/** A condition that starts a recording: one of its filters matches. */
export interface Condition {
  name: string;
  filters: readonly ConditionFilter[];
}

type Filter = Omit<ConditionFilter, 'filters'> & { filters?: ConditionFilter['filters'] };

const NUMBERS: Record<string, (value: number, wanted: number) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '>': (value, wanted) => value > wanted,
  '<': (value, wanted) => value < wanted,
  '>=': (value, wanted) => value >= wanted,
  '<=': (value, wanted) => value <= wanted,
};

/** Whether a value suits a filter. `is` and `contains` both look for a part of the text. */
export function suits(
  value: string | number,
  { operator = 'is', value: wanted }: Pick<Filter, 'operator' | 'value'>,
) {
  const compare = NUMBERS[operator];
  if (compare) return compare(Number(value), Number(wanted[0]));
  const text = String(value);
  switch (operator) {
    case 'isAny':
      return true;
    case 'is':
    case 'on':
    case 'contains':
      return wanted.some((part) => text.includes(part));
    case 'isNot':
    case 'notOn':
    case 'notContains':
      return !wanted.some((part) => text.includes(part));
    case 'startsWith':
      return wanted.some((part) => text.startsWith(part));
    case 'endsWith':
      return wanted.some((part) => text.endsWith(part));
    default:
      return false;
  }
}

/** Which fields of which message a filter looks at. */
const looks: Record<string, { message: Layout; fields: readonly number[] }> = {
  click: { message: messages.MouseClick, fields: [2, 3] },
  location: { message: messages.SetPageLocation, fields: [0] },
  custom: { message: messages.CustomEvent, fields: [0, 1] },
  error: { message: messages.JSException, fields: [0, 1, 2] },
};
/** The fields of a request that nested filters look at. */
const requestFields: Record<string, number> = {
  fetchUrl: 2,
  fetchStatusCode: 5,
  fetchMethod: 1,
  fetchDuration: 7,
};

function suitsRequest(values: readonly unknown[], filters: readonly Filter[]): boolean {
  const counted = filters.filter(({ operator }) => operator !== 'isAny');
  return counted.every((filter) => {
    const field = requestFields[filter.type];
    return field !== undefined && suits(values[field] as string | number, filter);
  });
}

function suitsMessage(message: Layout, values: readonly unknown[], filter: Filter): boolean {
  if (filter.type === 'fetch')
    return message === messages.NetworkRequest && suitsRequest(values, filter.filters ?? []);
  const look = looks[filter.type];
  if (look?.message !== message) return false;
  const isNegative = ['isNot', 'notOn', 'notContains'].includes(filter.operator ?? '');
  const results = look.fields.map((field) => suits(String(values[field]), filter));
  return isNegative ? results.every(Boolean) : results.some(Boolean);
}

/** The first condition that a message fulfils. */
export function fulfilled(
  conditions: readonly Condition[],
  message: Layout,
  values: readonly unknown[],
): Condition | undefined {
  return conditions.find(({ filters }) => filters.some((filter) => suitsMessage(message, values, filter)));
}

/** The first condition that waits for a flag that is there. */
export function fulfilledByFlags(
  conditions: readonly Condition[],
  flags: readonly string[],
): Condition | undefined {
  return conditions.find(({ filters }) =>
    filters.some(
      (filter) =>
        filter.type === 'metadata' &&
        filter.source === 'featureFlag' &&
        flags.some((flag) => suits(flag, filter)),
    ),
  );
}

/** The first condition whose page is old enough. */
export function fulfilledByAge(conditions: readonly Condition[], ageMs: number): Condition | undefined {
  return conditions.find(({ filters }) =>
    filters.some(({ type, value }) => type === 'duration' && ageMs > Number(value[0])),
  );
}

/**
 * The conditions of an answer that count for this visit: one that captures a part of the visits is drawn here. Filters
 * without values, and what is no condition, are left out.
 */
export function conditionsOf(answer: unknown, draw: () => number = Math.random): Condition[] {
  const { conditions } = (answer ?? {}) as { conditions?: unknown };
  if (!Array.isArray(conditions)) return [];
  return (conditions as Partial<Conditions['conditions'][number]>[]).flatMap((one) => {
    if (typeof one?.name !== 'string' || !Array.isArray(one.filters)) return [];
    const rate = one.capture_rate ?? one.captureRate ?? 100;
    const filters = one.filters.filter(({ value }) => Array.isArray(value));
    return draw() * 100 < rate ? [{ name: one.name, filters }] : [];
  });
}
