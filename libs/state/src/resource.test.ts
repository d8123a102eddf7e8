import { describe, expect, it } from 'vitest';
import { createResource, failureOf, idle, type Resource } from './resource';

function aResource() {
  const seen: Resource<string>[] = [];
  const resource = createResource<string>((next) => seen.push(next));
  return { resource, seen, last: () => seen.at(-1) };
}

describe('createResource', () => {
  it('goes from loading to success and says that it succeeded', async () => {
    const { resource, seen } = aResource();
    expect(await resource.run(() => Promise.resolve('tea'))).toBe(true);
    expect(seen).toEqual([{ status: 'loading' }, { status: 'success', data: 'tea' }]);
  });

  it('goes from loading to failure and never rejects', async () => {
    const { resource, last } = aResource();
    expect(await resource.run(() => Promise.reject(new Error('cold')))).toBe(false);
    expect(last()).toEqual({ status: 'failure', error: 'cold', kind: 'malformed' });
  });

  it('ignores an older run that ends after a newer one', async () => {
    const { resource, seen } = aResource();
    let answerOld: (text: string) => void = () => undefined;
    const old = resource.run(() => new Promise((resolve) => (answerOld = resolve)));
    await resource.run(() => Promise.resolve('new'));
    answerOld('old');
    await old;
    expect(seen.at(-1)).toEqual({ status: 'success', data: 'new' });
  });

  it('ignores an answer that comes after a reset', async () => {
    const { resource, last } = aResource();
    let answer: (text: string) => void = () => undefined;
    const run = resource.run(() => new Promise((resolve) => (answer = resolve)));
    resource.reset();
    answer('late');
    await run;
    expect(last()).toEqual(idle);
  });
});

describe('failureOf', () => {
  it('keeps kind, status and problem type of the client’s error', () => {
    const cause = Object.assign(new Error('Failed to post order request'), {
      kind: 'http',
      status: 422,
      problem: { type: 'urn:x:total-changed', title: 't', status: 422 },
    });
    expect(failureOf(cause)).toEqual({
      error: 'Failed to post order request',
      kind: 'http',
      httpStatus: 422,
      problemType: 'urn:x:total-changed',
    });
  });

  it('says something even of what is no error', () => {
    expect(failureOf('odd')).toEqual({ error: 'odd', kind: 'malformed' });
  });
});

it('keeps where a refused request is wrong, and nothing of what was sent', () => {
  const problem = { type: 'about:blank', errors: [{ pointer: '/arrivalDate', detail: 'is too far ahead' }] };
  const cause = Object.assign(new Error('refused'), { kind: 'http', status: 422, problem });
  expect(failureOf(cause)).toMatchObject({ httpStatus: 422, pointers: ['/arrivalDate'] });
});
