import { messages } from '@guest/recording-codec';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conditionsOf, fulfilled, fulfilledByAge, fulfilledByFlags, suits } from './conditions';
import { keptFlags, storedFlags } from './flags';
import { createSessionStorage } from './storage';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what a tab keeps', () => {
  it('counts starts from 0, and has one id', () => {
    const storage = createSessionStorage('demo');
    expect([storage.nextPageNo(), storage.nextPageNo()]).toEqual([0, 1]);
    expect(storage.tabId()).toMatch(/^[\da-f]{12}$/u);
    expect(createSessionStorage('demo').tabId()).toBe(storage.tabId());
    expect(sessionStorage.getItem('__openreplay_pageno')).toBe('1');
  });

  it('uses no token of another project', () => {
    createSessionStorage('demo').setToken('a.b.c.d');
    expect(sessionStorage.getItem('__openreplay_token')).toBe('a.b.c.d_$_demo');
    expect(createSessionStorage('demo').token()).toBe('a.b.c.d');
    expect(createSessionStorage('other').token()).toBeNull();
  });

  it('works in a browser that forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const storage = createSessionStorage('demo');
    expect(storage.tabId()).toBe(storage.tabId());
    expect(storage.token()).toBeNull();
    expect(storage.nextPageNo()).toBe(0);
    vi.unstubAllGlobals();
  });
});

describe('persistent flags', () => {
  const flag = (key: string, value: string, is_persist = true) => ({ key, value, is_persist });
  it('keeps those of before, and adds new ones', () => {
    const first = storedFlags({}, [flag('a', '1'), flag('b', '2', false)]);
    expect(first).toBe('{"key":"a","value":"1"};');
    const second = storedFlags(keptFlags(first), [flag('a', 'changed'), flag('c', '3')]);
    expect(keptFlags(second)).toEqual({ a: { key: 'a', value: '1' }, c: { key: 'c', value: '3' } });
    expect(keptFlags('broken;{"key":1}')).toEqual({});
  });
});

describe('conditions', () => {
  const conditions = (type: string, value: string[], more: object = {}) =>
    conditionsOf({ conditions: [{ name: 'one', filters: [{ type, value, ...more }] }] });

  it.each([
    ['is', ['pay'], 'go pay now', true],
    ['isNot', ['pay'], 'go pay now', false],
    ['startsWith', ['go'], 'go pay', true],
    ['endsWith', ['go'], 'go pay', false],
    ['isAny', [], 'x', true],
    ['>=', ['400'], 404, true],
    ['<', ['400'], 404, false],
    ['unheardOf', ['x'], 'x', false],
  ])('compares by %s', (operator, value, text, expected) => {
    expect(suits(text, { operator, value })).toBe(expected);
  });

  it('looks at clicks, addresses, events, errors and requests', () => {
    expect(
      fulfilled(conditions('click', ['Send']), messages.MouseClick, [1, 0, 'Send', '', 0, 0])?.name,
    ).toBe('one');
    expect(
      fulfilled(conditions('location', ['/checkin']), messages.SetPageLocation, [
        'https://a.b/checkin',
        '',
        0,
        '',
      ]),
    ).toBeTruthy();
    expect(fulfilled(conditions('custom', ['lost']), messages.CustomEvent, ['lost', ''])).toBeTruthy();
    expect(
      fulfilled(conditions('error', ['TypeError']), messages.JSException, ['TypeError', '', '', '']),
    ).toBeTruthy();
    expect(fulfilled(conditions('click', ['Send']), messages.CustomEvent, ['Send', ''])).toBeUndefined();
    const nested = {
      filters: [
        { type: 'fetchUrl', operator: 'contains', value: ['/order'] },
        { type: 'fetchStatusCode', operator: '>=', value: ['500'] },
        { type: 'fetchMethod', operator: 'isAny', value: [] },
      ],
    };
    const request = (url: string, status: number) =>
      fulfilled(conditions('fetch', [], nested), messages.NetworkRequest, [
        'fetch',
        'POST',
        url,
        '',
        '',
        status,
        0,
        1,
        0,
      ]);
    expect(request('https://a.b/order', 503)).toBeTruthy();
    expect(request('https://a.b/order', 200)).toBeUndefined();
    expect(request('https://a.b/other', 503)).toBeUndefined();
  });

  it('looks at flags and at the age of the page', () => {
    expect(
      fulfilledByFlags(conditions('metadata', ['beta'], { source: 'featureFlag' }), ['beta']),
    ).toBeTruthy();
    expect(fulfilledByFlags(conditions('metadata', ['beta']), ['beta'])).toBeUndefined();
    expect(fulfilledByAge(conditions('duration', ['5000']), 5_001)).toBeTruthy();
    expect(fulfilledByAge(conditions('duration', ['5000']), 5_000)).toBeUndefined();
  });

  it('draws a condition that captures a part of the visits, and skips what is none', () => {
    const answer = { conditions: [{ name: 'half', capture_rate: 50, filters: [] }, { name: 3 }, null] };
    expect(conditionsOf(answer, () => 0.4)).toHaveLength(1);
    expect(conditionsOf(answer, () => 0.6)).toHaveLength(0);
    expect(conditionsOf('<html>')).toEqual([]);
  });
});
