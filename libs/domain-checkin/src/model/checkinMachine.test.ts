import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Reservation } from '@guest/api-contract';
import { aPerson } from '../test/builders';
import { papersOf } from './changeForm';
import { closedCheckin, reduceCheckin } from './checkinMachine';
import { answered } from './fieldValue';
import type { Checkin, CheckinEvent, StageName } from './checkinStage';

const guest = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '' };
const room = (_id: string, isCheckedIn = false) =>
  ({ _id, isCheckedIn, guest: { firstname: 'Jules', lastname: 'Martin' } }) as Reservation;
const arrived = (reservation?: Reservation): CheckinEvent => ({
  type: 'reservationArrived',
  guest,
  reservation,
  steps: [],
});
const draft = { firstname: 'Jules', personCount: 1, parts: [], consents: [] };
const stamp = { number: 'checkin-7', sentAt: '2026-11-21T10:00:00.000Z' };
const offline = { kind: 'offline', error: '' } as const;
const message = (text: string, formId = 'first'): CheckinEvent => ({
  type: 'answered',
  formId,
  answer: { of: 'message', values: { message: answered(text) } },
});

let count = 0;
/** The check-in after these events. */
function after(checkin: Checkin, ...events: CheckinEvent[]): Checkin {
  return events.reduce((one, event) => {
    count += 1;
    return reduceCheckin(one, event, { at: count, id: `id-${count}` });
  }, checkin);
}

const filling = after(closedCheckin, { type: 'opened' }, arrived(room('a')), message('late'));
const answersId = filling.answers.id;
const samples: Record<StageName, Checkin> = {
  closed: closedCheckin,
  openElsewhere: after(closedCheckin, { type: 'takenOver' }),
  filling,
  choosingReservation: after(filling, arrived(room('b'))),
  checkedIn: after(filling, arrived(room('a', true))),
  sending: after(filling, { type: 'submitted', draft }),
  sent: after(filling, { type: 'submitted', draft }, { type: 'sent', answersId, stamp }),
};
const unseen = { ...closedCheckin, receipt: { ...draft, ...stamp } };

/** Each kind of event, `reservationArrived` with each of its variants. */
const events: [name: CheckinEvent['type'], event: CheckinEvent][] = (
  [
    { type: 'opened' },
    { type: 'takenOver' },
    { type: 'changedElsewhere' },
    { type: 'entered' },
    arrived(),
    arrived(room('a')),
    arrived(room('b')),
    arrived(room('a', true)),
    { type: 'reservationChosen' },
    { type: 'answersKept' },
    { type: 'newCheckinChosen' },
    message('later'),
    { type: 'companionAdded' },
    { type: 'companionRemoved', id: 'nobody' },
    { type: 'companionRestored' },
    { type: 'papersChanged', update: (papers) => papers },
    { type: 'offersArrived', offers: { upselles: [], extras: [] } },
    { type: 'wentOn' },
    { type: 'arrivedAt', step: 'check' },
    { type: 'discarded' },
    { type: 'submitted', draft },
    { type: 'failed', answersId, cause: offline },
    { type: 'failureTold', at: 'check' },
    { type: 'tryDiscarded' },
    { type: 'sent', answersId, stamp },
    { type: 'thanked' },
    { type: 'deletedElsewhere' },
    { type: 'deviceCleared' },
  ] satisfies CheckinEvent[]
).map((event) => [event.type, event]);

/** Every stage, with every event that leads to another one. Other events change no stage. */
const transitions: Record<StageName, Partial<Record<CheckinEvent['type'], StageName[]>>> = {
  closed: { opened: ['filling', 'sent'], takenOver: ['openElsewhere'] },
  openElsewhere: { opened: ['filling', 'sent'] },
  filling: {
    takenOver: ['openElsewhere'],
    changedElsewhere: ['openElsewhere'],
    reservationArrived: ['choosingReservation', 'checkedIn'],
    submitted: ['sending'],
  },
  choosingReservation: {
    takenOver: ['openElsewhere'],
    changedElsewhere: ['openElsewhere'],
    reservationArrived: ['filling', 'checkedIn'],
    reservationChosen: ['filling'],
    answersKept: ['filling'],
    discarded: ['filling'],
    deletedElsewhere: ['filling'],
  },
  checkedIn: {
    takenOver: ['openElsewhere'],
    changedElsewhere: ['openElsewhere'],
    reservationArrived: ['filling', 'choosingReservation'],
    newCheckinChosen: ['filling'],
  },
  sending: { sent: ['sent', 'filling'], failed: ['filling', 'openElsewhere'] },
  sent: { thanked: ['closed'], deviceCleared: ['closed'] },
};

/** The other stages that events of a name lead to from a stage. */
function reached(from: StageName, name: CheckinEvent['type']): StageName[] {
  const starts = [samples[from]];
  if (from === 'closed') starts.push(unseen);
  if (from === 'openElsewhere') starts.push(after(unseen, { type: 'takenOver' }));
  if (from === 'sending') {
    const { answers } = samples.sending;
    starts.push(after(samples.sending, { type: 'deletedElsewhere' }));
    starts.push({ ...samples.sending, answers: { ...answers, id: 'of another tab' } });
  }
  const ends = starts.flatMap((start) =>
    events.filter(([one]) => one === name).map(([, event]) => after(start, event).stage.name),
  );
  return [...new Set(ends)].filter((end) => end !== from);
}

describe('every stage and every event', () => {
  const names = [...new Set(events.map(([name]) => name))];
  const table = (Object.keys(samples) as StageName[]).flatMap((from) =>
    names.map((name) => [from, name, transitions[from][name] ?? []] as const),
  );
  it.each(table)('%s, %s: %j', (from, name, ends) => {
    expect(samples[from].stage.name).toBe(from);
    expect(reached(from, name).sort()).toEqual([...ends].sort());
  });

  it('are drawn in the README', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
    const drawn = [...readme.matchAll(/^\s*(\w+) --> (\w+): (\w+(?:, \w+)*)$/gmu)].flatMap(
      ([, from, to, labels = '']) => labels.split(', ').map((label) => `${from} --> ${to}: ${label}`),
    );
    const real = (Object.keys(transitions) as StageName[]).flatMap((from) =>
      Object.entries(transitions[from]).flatMap(([name, ends]) =>
        ends.map((to) => `${from} --> ${to}: ${name}`),
      ),
    );
    expect(drawn.sort()).toEqual(real.sort());
  });
});

describe('a form', () => {
  it('ignores answers given to the form before it', () => {
    const next = after(filling, { type: 'discarded' }, message('of the screen before'));
    expect(next.answers.message).toEqual({ message: '' });
  });

  it('is the same object where an event means nothing', () => {
    expect(after(closedCheckin, { type: 'wentOn' })).toBe(closedCheckin);
    expect(after(filling, message('late'))).toBe(filling);
  });

  it('begins with what the guest says, not with what is filled in for them', () => {
    const jules = { ...guest, firstname: 'Jules', lastname: 'Martin' };
    const filled = after(
      closedCheckin,
      { type: 'opened' },
      { type: 'reservationArrived', guest: jules, steps: [] },
    );
    expect(filled.answers).toMatchObject({ client: { lastname: 'Martin' }, isBegun: false });
    expect(after(filled, { type: 'wentOn' }).answers.isBegun).toBe(true);
    expect(after(filled, message('late')).answers.isBegun).toBe(true);
  });

  it('that was emptied is filled from the reservation alone', () => {
    const jules = { ...guest, firstname: 'Jules', lastname: 'Martin' };
    const emptied = after(filling, { type: 'discarded' });
    const known = { type: 'reservationArrived', guest: jules, steps: [] } as const;
    expect(after(emptied, known).answers.client.lastname).toBe('');
    expect(after(emptied, { ...known, reservation: room('a') }).answers.client.lastname).toBe('Martin');
  });

  it('gives way without a question to another reservation while nobody has touched it', () => {
    const untouched = after(closedCheckin, { type: 'opened' }, arrived(room('a')));
    const next = after(untouched, arrived(room('b')));
    expect(next.stage.name).toBe('filling');
    expect(next.secrets.reservationKey).toBe('b');
  });

  it('kept for another reservation is another check-in', () => {
    const next = after(samples.choosingReservation, { type: 'answersKept' });
    expect(next.answers).toMatchObject({ message: { message: 'late' } });
    expect(next.answers.id).not.toBe(answersId);
  });

  it('is new for the checked-in reservation that the guest chose, not for another one', () => {
    const again = after(samples.checkedIn, { type: 'newCheckinChosen' });
    expect(after(again, arrived(room('a', true))).stage.name).toBe('filling');
    expect(after(again, { type: 'discarded' }, arrived(room('a', true))).stage.name).toBe('filling');
    expect(after(again, arrived(room('b', true))).stage.name).toBe('checkedIn');
  });

  it('offers to resume from a later step, until the guest is at a step', () => {
    const reached = after(filling, { type: 'arrivedAt', step: 'check' });
    expect(reached.stage).toMatchObject({ notice: undefined });
    expect(after(reached, { type: 'entered' }).stage).toMatchObject({ notice: 'mayResume' });
    expect(after({ ...reached, stage: closedCheckin.stage }, { type: 'opened' }).stage).toMatchObject({
      notice: 'mayResume',
    });
  });

  it('is not the failure’s any more once what the hotel refused has changed; a missing network is still missing', () => {
    const failed = (cause: Parameters<typeof failure>[0]) =>
      after(samples.sending, failure(cause), message('now'));
    const failure = (cause: { kind: 'http' | 'offline'; httpStatus?: number }): CheckinEvent => ({
      type: 'failed',
      answersId,
      cause: { error: '', ...cause },
    });
    expect(failed({ kind: 'http', httpStatus: 422 }).stage).toMatchObject({ failure: undefined });
    expect(failed({ kind: 'offline' }).stage).toMatchObject({ failure: { cause: { kind: 'offline' } } });
  });

  it('removes a reservation that the hotel does not know, and does not take it again', () => {
    const refusal = { papers: [], isReservationUnknown: true };
    const refused = after(samples.sending, { type: 'failed', answersId, cause: offline, refusal });
    expect(refused.secrets).toMatchObject({ reservationKey: undefined, refusedKey: 'a' });
    expect(after(refused, arrived(room('a'))).secrets.reservationKey).toBeUndefined();
  });

  it('that was sent is gone with its secrets; a receipt stays', () => {
    const { answers, secrets, receipt } = samples.sent;
    expect([answers.id, secrets.draftId]).toEqual(['', '']);
    expect(receipt).toMatchObject({ number: 'checkin-7', firstname: 'Jules' });
    expect(after(samples.sent, { type: 'thanked' }).receipt?.isSeen).toBe(true);
  });

  it('of another tab stays when this tab’s has arrived', () => {
    const other = { ...samples.sending, answers: { ...samples.sending.answers, id: 'other' } };
    expect(after(other, { type: 'sent', answersId, stamp }).answers.id).toBe('other');
  });

  it('that was deleted while it was on its way leaves no receipt', () => {
    const next = after(samples.sending, { type: 'deletedElsewhere' }, { type: 'sent', answersId, stamp });
    expect(next.receipt).toBeUndefined();
    expect(next.stage).toMatchObject({ name: 'filling', notice: 'takenAway' });
  });
});

describe('companions and papers', () => {
  const paper = { id: 'file-1', name: 'recto.pdf', size: 9, status: 'sending' as const };
  const added = after(filling, { type: 'companionAdded' });
  const id = added.answers.companions[0]?.id ?? '';
  const named = after(added, {
    type: 'answered',
    formId: 'first',
    answer: { of: 'companion', id, values: aPerson({ firstname: 'Léonie', passport: [paper] }) },
  });

  it('a removed companion comes back with their secrets, and with an upload that has ended meanwhile', () => {
    const removed = after(named, { type: 'companionRemoved', id });
    expect(JSON.stringify([removed.answers, removed.secrets])).not.toContain('recto.pdf');
    const restored = after(
      removed,
      {
        type: 'papersChanged',
        update: (papers) => papers.map((one) => ({ ...one, id: 'd-1', status: 'sent' })),
      },
      { type: 'companionRestored' },
    );
    expect(papersOf(restored.secrets.fields[id])).toEqual([{ ...paper, id: 'd-1', status: 'sent' }]);
  });

  it('a new page cannot send what the one before had chosen', () => {
    const reloaded = after(
      { ...closedCheckin, answers: named.answers, secrets: named.secrets },
      { type: 'opened' },
    );
    expect(papersOf(reloaded.secrets.fields[id])).toEqual([{ ...paper, status: 'failed' }]);
    expect(reloaded.secrets.isAskedAgain).toBeUndefined();
  });

  it('a later visit has no secrets and asks for them again', () => {
    const later = after({ ...closedCheckin, answers: named.answers }, { type: 'opened' });
    expect(later.secrets).toMatchObject({ draftId: named.answers.id, fields: {}, isAskedAgain: true });
  });
});
