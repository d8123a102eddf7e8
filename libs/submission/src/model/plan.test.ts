import { describe, expect, it } from 'vitest';
import { planSubmission } from './plan';
import type { KeptSubmission } from './submission';

interface Body {
  text: string;
  at?: number;
}

const definition = { kind: 'note', keptOn: 'device' as const, calls: ['customer', 'note'] };
const wanted = (text: string, at = 0) => ({ subject: '', label: 'Note', body: { text, at }, now: 5 });
const plan = (text: string, shown?: KeptSubmission<Body>, rest = {}) =>
  planSubmission<Body>({ ...definition, ...rest }, wanted(text), shown);
const sent = (rest: Partial<KeptSubmission<Body>> = {}) => ({ ...plan('one').kept, ...rest });

describe('planSubmission', () => {
  it('gives every call a key of its own', () => {
    const { keys } = plan('one').kept;
    expect(Object.keys(keys)).toEqual(['customer', 'note']);
    expect(keys.customer).not.toBe(keys.note);
  });

  it.each(['waiting', 'sending', 'expired', 'refused'] as const)(
    'the same content as one that is %s is the same submission',
    (status) => {
      const shown = sent({ status, mayHaveArrived: true });
      const { kept, replaces } = plan('one', shown);
      expect(kept).toMatchObject({ id: shown.id, keys: shown.keys, mayHaveArrived: true, status: 'waiting' });
      expect(replaces).toBe(false);
    },
  );

  it('compares what the definition calls its content', () => {
    const shown = sent();
    const content = ({ text }: Body) => text;
    const again = planSubmission<Body>({ ...definition, content }, wanted('one', 99), shown);
    expect(again.kept).toMatchObject({ id: shown.id, body: shown.body });
  });

  it('the same content as a received one is a new submission', () => {
    const shown = sent({ status: 'received' });
    expect(plan('one', shown).kept.id).not.toBe(shown.id);
  });

  it.each([
    ['waits and never left', {}, true],
    ['was refused', { status: 'refused', mayHaveArrived: true }, true],
    ['may have arrived', { mayHaveArrived: true }, false],
  ] as const)('changed content beside one that %s', (_name, rest, replaces) => {
    const shown = sent(rest);
    const next = plan('two', shown);
    expect(next.kept.id).not.toBe(shown.id);
    expect(next.replaces).toBe(replaces);
  });

  it.each([
    [true, 1],
    [undefined, 0],
  ])('revises an unanswered try under the same keys (may have arrived: %s)', (mayHaveArrived, revision) => {
    const shown = sent({ mayHaveArrived });
    const next = plan('two', shown, { isRevisable: true });
    expect(next.kept).toMatchObject({ id: shown.id, keys: shown.keys, revision, body: { text: 'two' } });
  });

  it('revises a try whose body is gone with its visit', () => {
    const { body: _body, ...rest } = sent({ mayHaveArrived: true });
    expect(plan('one', rest, { isRevisable: true }).kept).toMatchObject({ id: rest.id, revision: 1 });
  });

  it('takes the deadline from the definition', () => {
    expect(plan('one', undefined, { deadline: () => 17 }).kept.deadline).toBe(17);
  });
});
