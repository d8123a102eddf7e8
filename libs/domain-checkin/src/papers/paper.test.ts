import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paper } from '../model/values';
import { mayArriveYet, paperProblems, problemOf, sizeLimitOf, withoutLost } from './paper';

describe('problemOf', () => {
  it.each([
    [{ kind: 'offline' }, 'connection'],
    [{ kind: 'timeout' }, 'connection'],
    [{ kind: 'http', status: 400 }, 'unreadable'],
    [{ kind: 'http', status: 413 }, 'tooLarge'],
    [{ kind: 'http', status: 415 }, 'wrongType'],
    [{ kind: 'http', status: 422 }, 'refused'],
    [{ kind: 'http', status: 404 }, 'refused'],
    [{ kind: 'http', status: 409 }, 'refused'],
    [{ kind: 'http', status: 408 }, 'busy'],
    [{ kind: 'http', status: 425 }, 'busy'],
    [{ kind: 'http', status: 429 }, 'busy'],
    [{ kind: 'http', status: 500 }, 'busy'],
    [{ kind: 'http', status: 503 }, 'busy'],
    [undefined, 'connection'],
  ])('of %j is %s', (cause, problem) => expect(problemOf(cause)).toBe(problem));

  it('says which may be tried again', () => {
    expect(paperProblems.filter(mayArriveYet)).toEqual(['connection', 'busy', 'givenUp']);
  });
});

describe('sizeLimitOf', () => {
  it('leaves room for photographs, which are made smaller', () => {
    expect(sizeLimitOf(new File(['x'], 'a.jpg', { type: 'image/jpeg' }), 10)).toBe(50);
    expect(sizeLimitOf(new File(['x'], 'a.pdf', { type: 'application/pdf' }), 10)).toBe(10);
    expect(sizeLimitOf(new File(['x'], 'a.heic'), 10)).toBe(10);
  });
});

describe('withoutLost', () => {
  const paper = fc.record<Paper>({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.string(),
    size: fc.nat(),
    status: fc.constantFrom('waiting', 'sending', 'sent', 'failed'),
  });
  it('keeps what is sent or alive, and loses the rest', () => {
    fc.assert(
      fc.property(fc.array(paper), fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd')), (papers, alive) => {
        const { kept, lost } = withoutLost(papers, (id) => alive.includes(id));
        expect([...kept, ...lost]).toHaveLength(papers.length);
        expect(kept.every(({ id, status }) => status === 'sent' || alive.includes(id))).toBe(true);
        expect(lost.some(({ id, status }) => status === 'sent' || alive.includes(id))).toBe(false);
        if (lost.length === 0) expect(kept).toBe(papers);
      }),
    );
  });
});
