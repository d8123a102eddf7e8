import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CustomerRequest, ReviewRequest } from '@guest/api-contract';
import { aDraft, aForm, aGuest } from '../test/builders';
import { outOfTen, reviewOf, signerOf, type Outgoing } from './buildReview';

const form = aForm({
  style: { maxScore: 5 },
  themes: [
    { name: 'room', description: 'Calme\net lit', comment: 'optional' },
    { name: 'Conciergerie' },
    { name: 'pool', isOptional: true },
  ],
});
const NOW = new Date('2026-11-24T10:00:00Z');

function outgoing(rest: Partial<Outgoing> = {}): Outgoing {
  return {
    hosterId: 'hotel',
    slug: 'demo',
    form,
    draft: aDraft(form, {
      room: { score: 4, comment: ' Très calme ' },
      Conciergerie: { score: 5, comment: 'perdu' },
    }),
    isSigned: true,
    guest: aGuest({ lastname: 'Moreau' }),
    ...rest,
  };
}

describe('a score out of ten', () => {
  it('doubles scores of five', () => {
    expect([1, 2, 3, 4, 5].map((score) => outOfTen(score, 5))).toEqual([2, 4, 6, 8, 10]);
  });

  it('keeps order and ends, whatever the scale', () => {
    const scale = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(scale, fc.nat(), fc.nat(), (max, a, b) => {
        const [low, high] = [(a % max) + 1, (b % max) + 1].sort((x, y) => x - y) as [number, number];
        expect(outOfTen(max, max)).toBe(10);
        expect(outOfTen(low, max)).toBeGreaterThan(0);
        expect(outOfTen(high, max)).toBeLessThanOrEqual(10);
        expect(outOfTen(low, max) <= outOfTen(high, max)).toBe(true);
        if (low < high) expect(outOfTen(low, max)).toBeLessThan(outOfTen(high, max));
      }),
    );
  });
});

describe('a review', () => {
  it('has a grade for each theme that was scored, and words where they are asked for', () => {
    expect(reviewOf(outgoing(), NOW)).toEqual({
      hoster: 'hotel',
      slug: 'demo',
      grades: [
        { theme: 'room', description: 'Calme et lit', score: 8, comment: 'Très calme' },
        { theme: 'Conciergerie', description: '', score: 10, comment: '' },
      ],
      globalComment: '',
      reviewedDate: '2026-11-24T10:00:00.000Z',
    });
  });

  it('without a name carries no customer', () => {
    const anonymous = outgoing({ isSigned: false });
    expect(signerOf(anonymous)).toBeUndefined();
    expect(signerOf(outgoing())).toMatchObject({ lastname: 'Moreau', overwriting: false });
    expect(signerOf(outgoing({ guest: aGuest({ roomNumber: '214', lastname: ' ' }) }))).toBeUndefined();
  });

  it('is signed in plain lines', () => {
    const guest = aGuest({ firstname: 'Ca\u0000mille', lastname: 'Le\nGoff', email: 'c@example.org\u0007' });
    const signer = signerOf(outgoing({ guest }));
    expect(signer).toMatchObject({ firstname: 'Camille', lastname: 'Le Goff', email: 'c@example.org' });
    expect(v.safeParse(CustomerRequest, signer).success).toBe(true);
    expect(signerOf(outgoing({ guest: aGuest({ firstname: '\u0000' }) }))).toBeUndefined();
  });

  it('leaves out blank words, and the score of another scale', () => {
    const draft = aDraft(form, {
      room: { score: 4, scale: 'stars/10/5' },
      pool: { score: 5, comment: ' \n ' },
    });
    expect(reviewOf(outgoing({ draft: { ...draft, globalComment: ' \t ' } }), NOW)).toMatchObject({
      grades: [{ theme: 'pool', score: 10, comment: '' }],
      globalComment: '',
    });
  });

  it('is one that the contract takes, whatever the hotel and the guest wrote', () => {
    const wild = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('\u0000', '\uD83D', '<script>alert(1)</script>', '__proto__'),
    );
    fc.assert(
      fc.property(
        wild,
        wild,
        wild,
        fc.integer({ min: 1, max: 100 }),
        fc.nat(),
        (name, description, words, maxScore, at) => {
          const any = aForm({ style: { maxScore }, themes: [{ name, description, comment: 'optional' }] });
          const [theme] = any.themes;
          const score = (at % any.maxScore) + 1;
          const draft = aDraft(
            any,
            { [theme?.name ?? '']: { score, comment: words } },
            { globalComment: words },
          );
          const review = reviewOf(outgoing({ form: any, draft }), NOW);
          expect(review.grades).toHaveLength(1);
          expect(v.safeParse(ReviewRequest, review).success).toBe(true);
        },
      ),
    );
  });
});
