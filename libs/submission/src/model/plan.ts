import { randomKey } from '@guest/state';
import type { SubmissionDefinition } from './definition';
import type { KeptSubmission } from './submission';

interface Wanted<Body> {
  subject: string;
  label: string;
  body: Body;
  now: number;
}

type Declared<Body> = Pick<
  SubmissionDefinition<Body>,
  'kind' | 'keptOn' | 'calls' | 'deadline' | 'content' | 'isRevisable'
>;

function newKeys(calls: readonly string[]): Record<string, string> {
  return Object.fromEntries(calls.map((call) => [call, randomKey()]));
}

function isSameContent<Body>({ content }: Declared<Body>, one: Body, other: Body): boolean {
  const contentOf = content ?? ((body: Body) => body);
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

/**
 * The submission that a press on "Send" makes, and whether it replaces `shown`: the former submission of this form,
 * if any. The same content is the same submission. Changed content is a new one; it replaces `shown` where the hotel
 * cannot have that.
 */
export function planSubmission<Body>(
  definition: Declared<Body>,
  { subject, label, body, now }: Wanted<Body>,
  shown: KeptSubmission<Body> | undefined,
): { kept: KeptSubmission<Body>; replaces: boolean } {
  const { kind, keptOn, calls, isRevisable = false } = definition;
  const deadline = definition.deadline?.(body, now);
  const fresh = {
    kind,
    keptOn,
    subject,
    label,
    savedAt: now,
    deadline,
    status: 'waiting',
    tries: 0,
  } as const;
  const known = shown?.status === 'received' ? undefined : shown;
  if (known?.body !== undefined && isSameContent(definition, known.body, body)) {
    return { kept: { ...known, label, deadline, status: 'waiting' }, replaces: false };
  }
  if (known && isRevisable) {
    const { id, keys, mayHaveArrived } = known;
    const revision = known.revision + (mayHaveArrived ? 1 : 0);
    return { kept: { ...fresh, id, keys, body, revision, mayHaveArrived }, replaces: false };
  }
  return {
    kept: { ...fresh, id: randomKey(), keys: newKeys(calls), body, revision: 0 },
    replaces: known !== undefined && (known.status === 'refused' || !known.mayHaveArrived),
  };
}
