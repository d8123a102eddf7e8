import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  Cents,
  Day,
  Email,
  ExternalUrl,
  FilledLine,
  FilledLongText,
  nameUpTo,
  OptionalName,
  OptionalRoom,
  Id,
  isPlainText,
  Line,
  list,
  LongText,
  Moment,
  OptionalEmail,
  ResourceUrl,
  Secret,
  TimeOfDay,
  Room,
} from './common';
import { MAX_ID_LENGTH, MAX_LINE_LENGTH, MAX_LONG_TEXT_LENGTH } from './limits';

describe('Id', () => {
  it('stays one segment of an address, whatever is tried', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        if (!v.is(Id, text)) return;
        expect(new URL(`https://host/page/${text}`).pathname).toBe(`/page/${text}`);
        expect(text.length).toBeLessThanOrEqual(MAX_ID_LENGTH);
      }),
    );
  });

  it.each(['.', '..', '', 'a/b', 'a b', 'a%2fb', 'é', 'a'.repeat(MAX_ID_LENGTH + 1), 5, null, undefined, {}])(
    'refuses %j',
    (value) => {
      expect(v.is(Id, value)).toBe(false);
    },
  );

  it.each(['a', '64f0c2a9e1', 'petit-dejeuner', 'v1.2', '...', 'a'.repeat(MAX_ID_LENGTH)])(
    'takes %j',
    (value) => {
      expect(v.is(Id, value)).toBe(true);
    },
  );
});

describe('texts of guests', () => {
  it('are trimmed, bounded and free of control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const line = v.safeParse(Line, text);
        if (!line.success) return;
        expect(line.output).toBe(text.trim());
        expect(line.output.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
        expect(/[\p{Cc}\u2028\u2029]/u.test(line.output.replaceAll(/[\u0080-\u009F]/gu, ''))).toBe(false);
      }),
    );
  });

  it('keep every script, emoji and direction a guest may write in', () => {
    for (const text of [
      'Zoë Łukasz',
      '山田 太郎',
      'محمد',
      '👩‍👩‍👧 ça va',
      '<script>alert(1)</script>',
      "'; drop table",
    ]) {
      expect(v.parse(Line, ` ${text} `)).toBe(text);
    }
  });

  it('hold line breaks only where there is room for several lines', () => {
    expect(v.is(Line, 'one\ntwo')).toBe(false);
    expect(v.is(Line, 'one\r\nBcc: all@example.org')).toBe(false);
    expect(v.is(LongText, 'one\n\ttwo\r\nthree')).toBe(true);
    expect(v.is(LongText, 'one\u0000two')).toBe(false);
    expect(v.is(LongText, 'one\u001B[31mtwo')).toBe(false);
  });

  it('are whole characters: half of a pair is no text', () => {
    for (const schema of [Line, LongText, FilledLine]) {
      expect(v.is(schema, 'x\uD800y')).toBe(false);
      expect(v.is(schema, 'x\uDE00')).toBe(false);
      expect(v.is(schema, 'x\uD83D\uDE00y')).toBe(true);
    }
    expect(v.is(Email, 'a\uD800@example.org')).toBe(false);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
        (text) => {
          if (isPlainText(text)) expect(() => encodeURIComponent(text)).not.toThrow();
        },
      ),
    );
  });

  it('end at their limits', () => {
    expect(v.is(Line, 'x'.repeat(MAX_LINE_LENGTH))).toBe(true);
    expect(v.is(Line, 'x'.repeat(MAX_LINE_LENGTH + 1))).toBe(false);
    expect(v.is(LongText, 'x'.repeat(MAX_LONG_TEXT_LENGTH))).toBe(true);
    expect(v.is(LongText, 'x'.repeat(MAX_LONG_TEXT_LENGTH + 1))).toBe(false);
  });

  it('are not filled by blanks', () => {
    expect(v.is(FilledLine, ' \t ')).toBe(false);
    expect(v.parse(FilledLine, ' 12 ')).toBe('12');
  });

  it.each(['\u200B', '\u2060\u200D', ' \u200F ', '\u00AD', '\u3164'])(
    'are not filled by invisible characters: %j',
    (invisible) => {
      for (const filled of [FilledLine, FilledLongText]) expect(v.is(filled, invisible)).toBe(false);
      expect(v.is(OptionalName, invisible)).toBe(false);
      // Joiners inside a text are kept: they form family emoji.
      expect(v.parse(FilledLine, `a${invisible}b`)).toBe(`a${invisible}b`);
    },
  );

  it.each([Room, OptionalRoom, OptionalName, nameUpTo(20)])(
    'of names and rooms turn nothing that stands beside them',
    (schema) => {
      expect(v.parse(schema, ' \u202E21\u2066\u200F4\u202C ')).toBe('214');
      expect(v.parse(schema, 'חדר 12 Zoë 👩‍👧')).toBe('חדר 12 Zoë 👩‍👧');
    },
  );
});

describe('Email', () => {
  it('is trimmed', () => {
    expect(v.parse(Email, '  camille@example.org ')).toBe('camille@example.org');
  });

  it.each(['camille', 'camille@', '@example.org', 'a@b c.org', 'a@example.org\nBcc: b@example.org'])(
    'refuses %j',
    (value) => {
      expect(v.is(Email, value)).toBe(false);
    },
  );

  it('may be left out where it is optional', () => {
    expect(v.parse(OptionalEmail, undefined)).toBe('');
    expect(v.parse(OptionalEmail, '  ')).toBe('');
    expect(v.is(OptionalEmail, 'camille@')).toBe(false);
  });
});

describe('days and times', () => {
  it('takes every day there is, and back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => {
          expect(v.is(Moment, date.toISOString())).toBe(true);
          expect(v.is(Day, date.toISOString().slice(0, 10))).toBe(true);
        },
      ),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '2025-02-29', '26-01-01', '2026-1-1', '', 'tomorrow'])(
    'refuses the day %j',
    (value) => {
      expect(v.is(Day, value)).toBe(false);
    },
  );

  it.each([
    '2026-02-30T10:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-01',
    '2026-01-01T10:00:00',
    '2026-01-01T10:00:00+05',
    1_767_225_600_000,
  ])('refuses the moment %j', (value) => {
    expect(v.is(Moment, value)).toBe(false);
  });

  it('knows moments of other time zones', () => {
    expect(v.is(Moment, '2026-11-24T08:30:00+01:00')).toBe(true);
  });

  it('knows the 24 hours of a day', () => {
    expect(['00:00', '09:05', '23:59'].every((time) => v.is(TimeOfDay, time))).toBe(true);
    expect(['24:00', '9:05', '12:60', '12:00:00', ''].some((time) => v.is(TimeOfDay, time))).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'ftp://x',
    '/a"onerror="x',
    'a/b.svg',
    '\\\\x',
  ])('are never %j', (value) => {
    expect(v.is(ResourceUrl, value)).toBe(false);
    expect(v.is(ExternalUrl, value)).toBe(false);
  });

  it('may be a path of the same origin for pictures, not for links that leave', () => {
    expect(v.is(ResourceUrl, '/static-host/demo/facade.svg')).toBe(true);
    expect(v.is(ExternalUrl, '/demo/services')).toBe(false);
    expect(v.is(ExternalUrl, 'https://example.org/a?b=c#d')).toBe(true);
  });
});

describe('money, secrets and lists', () => {
  it('counts money in whole cents', () => {
    expect(v.is(Cents, 1250)).toBe(true);
    for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12, '1250']) {
      expect(v.is(Cents, value), String(value)).toBe(false);
    }
  });

  it('asks secrets for 128 bits', () => {
    expect(v.is(Secret, Buffer.alloc(16, 7).toString('base64url'))).toBe(true);
    expect(v.is(Secret, Buffer.alloc(15, 7).toString('base64url'))).toBe(false);
  });

  it('makes a missing list an empty one', () => {
    expect(v.parse(v.object({ entries: list(v.string()) }), {})).toEqual({ entries: [] });
  });
});
