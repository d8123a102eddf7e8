import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CustomerRequest } from './customer';
import { FavouritesEmailRequest } from './favouritesEmail';
import { FeedbackRequest } from './feedback';
import { MAX_DOCUMENT_BYTES } from '../base/limits';
import { MessageRequest } from './message';
import { PrivateDocumentUpload } from './privateDocument';
import { ReviewRequest } from './review';
import { routes } from '../routes';
import type { Route } from '../base/route';

describe('CustomerRequest', () => {
  const customer = {
    hoster: 'hotel',
    email: ' camille@example.org ',
    firstname: ' Camille ',
    overwriting: false,
  };

  it('trims, and makes empty what was left out', () => {
    expect(v.parse(CustomerRequest, customer)).toEqual({
      hoster: 'hotel',
      email: 'camille@example.org',
      firstname: 'Camille',
      lastname: '',
      phone: '',
      nationalityCode: '',
      overwriting: false,
    });
  });

  it('never takes a passport', () => {
    expect(
      v.parse(CustomerRequest, { ...customer, passport: 'data:image/png;base64,AAAA' }),
    ).not.toHaveProperty('passport');
  });

  it('knows nationalities by their code', () => {
    expect(v.is(CustomerRequest, { ...customer, nationalityCode: 'XK' })).toBe(true);
    expect(v.is(CustomerRequest, { ...customer, nationalityCode: 'France' })).toBe(false);
  });
});

describe('FavouritesEmailRequest', () => {
  const favourites = { hoster: 'hotel', email: 'camille@example.org', placeIds: ['orsay'], language: 'en' };
  const many = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);

  it('names 1 to 60 places', () => {
    expect(v.is(FavouritesEmailRequest, { ...favourites, placeIds: many(60) })).toBe(true);
    expect(v.is(FavouritesEmailRequest, { ...favourites, placeIds: many(61) })).toBe(false);
    expect(v.is(FavouritesEmailRequest, { ...favourites, placeIds: [] })).toBe(false);
  });

  it('holds one address, and no text of the client', () => {
    for (const email of [
      '',
      'camille',
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
    ])
      expect(v.is(FavouritesEmailRequest, { ...favourites, email }), email).toBe(false);
    expect(v.parse(FavouritesEmailRequest, { ...favourites, subject: 'Win!' })).toEqual(favourites);
  });

  it('plans for a day of the calendar', () => {
    expect(v.is(FavouritesEmailRequest, { ...favourites, day: '2026-11-24' })).toBe(true);
    expect(v.is(FavouritesEmailRequest, { ...favourites, day: '2026-02-30' })).toBe(false);
  });
});

describe('MessageRequest', () => {
  const message = { hoster: 'hotel', message: 'Bonjour', customerName: 'Le Goff Camille' };

  it('needs words', () => {
    expect(v.is(MessageRequest, message)).toBe(true);
    expect(v.is(MessageRequest, { ...message, message: ' \n ' })).toBe(false);
    expect(v.is(MessageRequest, { ...message, message: 'x'.repeat(50_000) })).toBe(false);
  });

  it('has room for two long names, on one line', () => {
    expect(v.is(MessageRequest, { ...message, customerName: 'x'.repeat(401) })).toBe(true);
    expect(v.is(MessageRequest, { ...message, customerName: 'x'.repeat(402) })).toBe(false);
    expect(v.is(MessageRequest, { ...message, customerName: 'Camille\r\nBcc: x' })).toBe(false);
  });
});

describe('FeedbackRequest', () => {
  it('ignores a mood that is none of the three', () => {
    fc.assert(
      fc.property(fc.anything(), (satisfactionLevel) => {
        const { satisfactionLevel: kept } = v.parse(FeedbackRequest, { hoster: 'hotel', satisfactionLevel });
        expect(kept).toBeUndefined();
      }),
    );
    expect(
      v.parse(FeedbackRequest, { hoster: 'hotel', satisfactionLevel: 'neutral' }).satisfactionLevel,
    ).toBe('neutral');
  });
});

describe('ReviewRequest', () => {
  const review = {
    hoster: 'hotel',
    slug: 'demo',
    grades: [{ theme: 'room', score: 8 }],
    reviewedDate: '2026-11-27T09:00:00Z',
  };

  it('takes scores out of 10', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20 }), (score) => {
        const isRight = score >= 0 && score <= 10;
        expect(v.is(ReviewRequest, { ...review, grades: [{ theme: 'room', score }] })).toBe(isRight);
      }),
    );
  });

  it('needs a grade, not a book', () => {
    expect(v.is(ReviewRequest, { ...review, grades: [] })).toBe(false);
    expect(v.is(ReviewRequest, { ...review, grades: Array(51).fill(review.grades[0]) })).toBe(false);
    expect(v.is(ReviewRequest, { ...review, globalComment: 'x'.repeat(50_000) })).toBe(false);
  });
});

describe('PrivateDocumentUpload', () => {
  const upload = (size: number, type: string) => ({
    hoster: 'hotel',
    file: new Blob([new Uint8Array(size)], { type }),
  });

  it('takes pictures and PDFs up to the limit', () => {
    expect(v.is(PrivateDocumentUpload, upload(1, 'image/heic'))).toBe(true);
    expect(v.is(PrivateDocumentUpload, upload(MAX_DOCUMENT_BYTES, 'application/pdf'))).toBe(true);
  });

  it('refuses empty and huge files, and what is none; what a file is, its content says', () => {
    expect(v.is(PrivateDocumentUpload, upload(0, 'image/png'))).toBe(false);
    expect(v.is(PrivateDocumentUpload, upload(MAX_DOCUMENT_BYTES + 1, 'image/png'))).toBe(false);
    expect(v.is(PrivateDocumentUpload, { hoster: 'hotel', file: 'data:image/png;base64,AAAA' })).toBe(false);
  });
});

const bodies = Object.entries<Route>(routes).flatMap(([name, { body }]) => (body ? [{ name, body }] : []));

describe.each(bodies)('the body of $name', ({ body }) => {
  it('refuses whatever is not meant for it, without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        // A byte array is a valid batch; no other generated value is a valid body.
        expect(v.is(body, value)).toBe(
          value instanceof Uint8Array && value.length > 0 && body.type === 'instance',
        );
      }),
    );
  });

  it('leaves prototypes alone', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    );
    v.safeParse(body, hostile);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
