import { describe, expect, it } from 'vitest';
import { partsFromText, partsOf, readDate } from './readDate';

const read = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return readDate({ day, month, year });
};

describe('readDate', () => {
  it.each([
    ['24/11/1987', '1987-11-24'],
    ['4/1/2001', '2001-01-04'],
    ['29/2/2024', '2024-02-29'],
  ])('reads %s', (typed, value) => {
    expect(read(typed)).toEqual({ value });
  });

  it.each(['31/2/2026', '29/2/2025', '0/1/2000', '1/13/2000', '32/1/2000', '31/4/', '45//'])(
    'calls %s impossible',
    (typed) => {
      expect(read(typed)).toEqual({ value: '', problem: 'impossible' });
    },
  );

  it.each(['24/11/', '/11/1987', '24//1987', '24/11/87', '24/11/0087', '29/2/'])(
    'waits for the rest of %s',
    (typed) => {
      expect(read(typed)).toEqual({ value: '', problem: 'incomplete' });
    },
  );

  it('has nothing to say about nothing', () => {
    expect(read('')).toEqual({ value: '' });
  });
});

describe('parts', () => {
  it('come from a stored date, and from nothing else', () => {
    expect(partsOf('1987-11-24')).toEqual({ day: '24', month: '11', year: '1987' });
    for (const wrong of ['', '1987-02-30', 'yesterday', '1987-11-24T10:00']) {
      expect(partsOf(wrong)).toEqual({ day: '', month: '', year: '' });
    }
  });

  it('come from a pasted date', () => {
    const parts = { day: '24', month: '11', year: '1987' };
    for (const text of ['24/11/1987', ' 24.11.1987', '24 11 1987', '1987-11-24']) {
      expect(partsFromText(text)).toEqual(parts);
    }
    expect(partsFromText('24/11')).toBeUndefined();
    expect(partsFromText('24/11/87')).toBeUndefined();
    expect(partsFromText('+33 6 12 34 56 78')).toBeUndefined();
  });
});
