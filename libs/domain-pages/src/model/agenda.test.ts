import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { Seminar } from '@guest/api-contract';
import { nowAndNext, stateAt, timedSessions } from './agenda';

const PARIS = 'Europe/Paris';
const { days } = v.parse(Seminar, {
  _id: 's',
  title: 'Séminaire',
  days: [
    {
      date: '2026-12-03',
      sessions: [
        { _id: 'b', from: '10:00', title: 'Sans fin' },
        { _id: 'a', from: '09:00', to: '09:45', title: 'Matin' },
        { _id: 'c', from: '22:00', to: '01:00', title: 'Nuit' },
      ],
    },
    { date: '2026-12-04', sessions: [{ _id: 'd', from: '09:00', title: 'Lendemain' }] },
    { title: 'Journée type', sessions: [{ _id: 'e', from: '09:00', title: 'Type' }] },
  ],
});
const [first, , typical] = days;
if (!first || !typical) throw new Error('The days are there');
const at = (moment: string) => new Date(`${moment}:00+01:00`);
const ids = (moment: string) => {
  const { current, next } = nowAndNext({ days }, at(moment), PARIS);
  return [current?.session._id, next?.session._id];
};

describe('an agenda', () => {
  it('is in hotel time and in order; a session without an end lasts until the next', () => {
    const sessions = timedSessions(first, PARIS);
    expect(
      sessions.map(({ session, start, end }) => [session._id, start.toISOString(), end.toISOString()]),
    ).toEqual([
      ['a', '2026-12-03T08:00:00.000Z', '2026-12-03T08:45:00.000Z'],
      ['b', '2026-12-03T09:00:00.000Z', '2026-12-03T21:00:00.000Z'],
      ['c', '2026-12-03T21:00:00.000Z', '2026-12-04T00:00:00.000Z'],
    ]);
  });

  it('lets sessions that begin together last until a later one begins', () => {
    const { days: parallel } = v.parse(Seminar, {
      _id: 's',
      title: 'Ateliers',
      days: [
        {
          date: '2026-12-03',
          sessions: [
            { _id: 'a', from: '10:00', title: 'Atelier A' },
            { _id: 'b', from: '10:00', title: 'Atelier B' },
            { _id: 'c', from: '11:30', title: 'Bilan' },
            { _id: 'd', from: '11:30', title: 'Visite' },
          ],
        },
      ],
    });
    const [day] = parallel;
    if (!day) throw new Error('There is a day');
    expect(timedSessions(day, PARIS).map(({ end }) => end.toISOString().slice(11, 16))).toEqual([
      '10:30',
      '10:30',
      '11:30',
      '11:30',
    ]);
  });

  it('of a typical day has no moments', () => {
    expect(timedSessions(typical, PARIS)).toEqual([]);
  });

  it('says what is on and what comes next, over the days', () => {
    expect(ids('2026-12-01T12:00')).toEqual([undefined, 'a']);
    expect(ids('2026-12-03T09:00')).toEqual(['a', 'b']);
    expect(ids('2026-12-03T09:50')).toEqual([undefined, 'b']);
    expect(ids('2026-12-04T00:30')).toEqual(['c', 'd']);
    expect(ids('2026-12-04T10:30')).toEqual([undefined, undefined]);
  });

  it('has three states', () => {
    const [morning] = timedSessions(first, PARIS);
    if (!morning) throw new Error('There is a morning');
    expect(
      ['2026-12-03T08:59', '2026-12-03T09:00', '2026-12-03T09:45'].map((one) => stateAt(morning, at(one))),
    ).toEqual(['todo', 'now', 'done']);
  });
});
