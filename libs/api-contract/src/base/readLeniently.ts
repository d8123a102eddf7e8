import * as v from 'valibot';
import { converted } from './converted';
import { isRecord } from './isRecord';
import { isWords, WORDS } from './words';

/** Where an answer was read otherwise than it came. It holds no value: answers have personal data. */
export interface Change {
  /** As in `sections[0].entries[2].phone`. */
  path: string;
  /** What the contract expects there. */
  expected: string;
  /** `converted`: another form of the same value. `removed`: it is left out, or what cannot be without it. */
  how: 'converted' | 'removed';
}

export type LenientReading<T> =
  { isRead: true; output: T; changes: readonly Change[] } | { isRead: false; changes: readonly Change[] };

/** Longer lists end here. A million foreign objects would hold a page for seconds. */
const MAX_ENTRY_COUNT = 10_000;

/** A round removes what the round before left incomplete: no answer is nested deeper. */
const MAX_ROUNDS = 40;

type Key = string | number;
type Issue = v.BaseIssue<unknown>;
type Container = Record<Key, unknown>;

/** A schema's parts: what it wraps, and what it has inside. */
interface Parts {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
}

function unwrapped(schema: v.GenericSchema | undefined): v.GenericSchema | undefined {
  let inner = schema;
  while ((inner as Parts | undefined)?.wrapped) inner = (inner as Parts).wrapped;
  return inner;
}

/** The marks of `vital` and `placed`. */
const isVital = (schema: v.GenericSchema): boolean => 'isVital' in schema;
const isPlaced = (schema: v.GenericSchema): boolean => 'isPlaced' in schema;

/** The schemas of the values on the way to this place; undefined where the contract says nothing. */
function schemasAlong(schema: v.GenericSchema, keys: readonly Key[]): (v.GenericSchema | undefined)[] {
  let at = unwrapped(schema);
  return keys.map((key) => {
    const { item, entries, value } = (at ?? {}) as Parts;
    at = unwrapped(typeof key === 'number' ? item : (entries?.[key] ?? value));
    return at;
  });
}

/** The keys of what is left out, if the value at the end of these is odd. */
function keysOfRemoval(schema: v.GenericSchema, keys: readonly Key[]): readonly Key[] {
  const vital = schemasAlong(schema, keys).findIndex((at) => at && isVital(at));
  return vital === -1 ? keys : keys.slice(0, vital);
}

/** The id of an entry that came without one, if it only tells entries apart. */
function placeAsId(schema: v.GenericSchema, keys: readonly Key[]): string | undefined {
  const at = schemasAlong(schema, keys).at(-1);
  return at && isPlaced(at) ? keys.slice(0, -1).join('-') : undefined;
}

const pathOf = (keys: readonly Key[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');

/** What the contract asks for. Messages are left out: some quote the value. */
const expectedBy = ({ expected, requirement }: Issue): string =>
  expected ?? (requirement === isWords ? WORDS : 'another value');

const isContainer = (value: unknown): value is Container => isRecord(value) || Array.isArray(value);

/** What stands at the end of these keys; undefined where there is nothing. */
function valueAt(root: unknown, keys: readonly Key[]): unknown {
  let value = root;
  for (const key of keys) {
    if (!isContainer(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** A removed entry of a list, until a round ends: the paths of its issues name positions. */
const REMOVED = Symbol('removed');

function createMending(schema: v.GenericSchema, answer: unknown) {
  const changes: Change[] = [];
  const convertedPaths = new Set<string>();
  /** Of this round: one value may break several rules. */
  let seen = new Set<string>();
  let shortened = new Set<unknown[]>();
  let hasMended = false;

  function note(keys: readonly Key[], issue: Issue, how: Change['how']): void {
    changes.push({ path: pathOf(keys), expected: expectedBy(issue), how });
  }

  function remove(keys: readonly Key[], issue: Issue): void {
    const parent = valueAt(answer, keys.slice(0, -1));
    const last = keys.at(-1);
    if (last === undefined || !isContainer(parent) || parent[last] === REMOVED) return;
    hasMended = true;
    // Some servers write `null` for what they do not have: nobody needs to be told.
    const isAbsent = parent[last] === null && !Array.isArray(parent);
    if (Array.isArray(parent)) {
      parent[Number(last)] = REMOVED;
      shortened.add(parent);
    } else Reflect.deleteProperty(parent, last);
    if (!isAbsent) note(keys, issue, 'removed');
  }

  function mend(issue: Issue): void {
    const keys = (issue.path ?? []).map(({ key }) => key as Key);
    const last = keys.at(-1);
    const path = pathOf(keys);
    const parent = valueAt(answer, keys.slice(0, -1));
    // It may have gone with something around it.
    if (last === undefined || seen.has(path) || !isContainer(parent)) return;
    seen.add(path);
    const value = parent[last];
    if (value === null) {
      remove(keys, issue);
      return;
    }
    const other =
      (convertedPaths.has(path) ? undefined : converted(value, issue, parent)) ??
      (value === undefined ? placeAsId(schema, keys) : undefined);
    if (other !== undefined) {
      convertedPaths.add(path);
      parent[last] = other;
      hasMended = true;
      note(keys, issue, 'converted');
      return;
    }
    // What misses something goes itself.
    remove(keysOfRemoval(schema, value === undefined ? keys.slice(0, -1) : keys), issue);
  }

  return {
    changes,
    /** Mends what these issues are about; false where nothing could be done. */
    round(issues: readonly Issue[]): boolean {
      hasMended = false;
      issues.forEach(mend);
      for (const list of shortened) list.splice(0, list.length, ...list.filter((entry) => entry !== REMOVED));
      shortened = new Set();
      seen = new Set();
      return hasMended;
    },
  };
}

/** Ends the lists of an answer, as deep as the contract goes. */
function shorten(value: unknown, depth = MAX_ROUNDS): void {
  if (!isContainer(value) || depth === 0) return;
  if (Array.isArray(value) && value.length > MAX_ENTRY_COUNT) value.length = MAX_ENTRY_COUNT;
  for (const inner of Object.values(value)) shorten(inner, depth - 1);
}

/**
 * Reads an answer by its schema so that one odd value costs itself: it is converted where another form of it is plain,
 * else left out; an entry of a list that cannot be without it is left out; the rest stays. Fails where the answer
 * itself cannot be without it. It changes `answer`, which nobody else may use.
 */
export function readLeniently<const S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
): LenientReading<v.InferOutput<S>> {
  shorten(answer);
  const mending = createMending(schema, answer);
  const { changes } = mending;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const read = v.safeParse(schema, answer);
    if (read.success) return { isRead: true, output: read.output, changes };
    if (!mending.round(read.issues)) {
      const [issue] = read.issues;
      const path = v.getDotPath(issue) ?? 'the answer';
      return {
        isRead: false,
        changes: [...changes, { path, expected: expectedBy(issue), how: 'removed' }],
      };
    }
  }
  return { isRead: false, changes };
}

/** A receipt; any field of it may be missing. */
type ReceiptSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Reads what can be read of a receipt: nothing of it has to be there. */
export function readReceipt<const S extends ReceiptSchema>(
  schema: S,
  answer: unknown,
): { output: Partial<v.InferOutput<S>>; changes: readonly Change[] } {
  if (!isRecord(answer))
    return { output: {}, changes: [{ path: 'the answer', expected: 'Object', how: 'removed' }] };
  const whole = readLeniently(schema, structuredClone(answer));
  if (whole.isRead) return whole;
  const parts = readLeniently(v.partial(schema), answer);
  const changes = [...whole.changes, ...parts.changes];
  return { output: (parts.isRead ? parts.output : {}) as Partial<v.InferOutput<S>>, changes };
}
