import fc from 'fast-check';
import { is, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { CustomerRequest, FeedbackRequest, type SatisfactionLevel } from '@guest/api-contract';
import { MAX_MOOD_TEXT_LENGTH } from './limits';
import {
  checkMood,
  emptyMood,
  moodMessage,
  moodPlaces,
  moodRequests,
  moodTopics,
  outcomeOf,
  type MoodDraft,
} from './mood';
import { keptMood } from '../store/moodStore';

const nobody = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '' };
const words = {
  topic: (topic: string) => topic,
  place: (place: string) => place,
  what: (topics: string[]) => `what ${topics.join()}`,
  where: (places: string[]) => `where ${places.join()}`,
  call: (phone: string) => `call ${phone}`,
};
const bad: MoodDraft = { ...emptyMood, level: 'dissatisfied' };

const text = fc.string({ unit: 'binary', maxLength: 600 });
const person = fc.record({ firstname: text, lastname: text, email: text, phone: text, roomNumber: text });
const draft = fc.record({
  level: fc.constantFrom<SatisfactionLevel>('satisfied', 'neutral', 'dissatisfied'),
  topics: fc.subarray([...moodTopics]),
  places: fc.subarray([...moodPlaces]),
  wantsCall: fc.boolean(),
  text: fc.string({ maxLength: MAX_MOOD_TEXT_LENGTH }),
  isNamed: fc.boolean(),
  isRoomTyped: fc.boolean(),
});

describe('a mood', () => {
  it('needs a choice, and somewhere to call who wants to be called', () => {
    expect(checkMood(emptyMood, nobody)).toEqual({ level: 'required' });
    expect(checkMood({ ...bad, wantsCall: true }, nobody)).toEqual({ phone: 'required' });
    expect(checkMood({ ...bad, wantsCall: true }, { ...nobody, roomNumber: '32' })).toEqual({});
    expect(checkMood({ ...bad, level: 'neutral', wantsCall: true }, nobody)).toEqual({});
    expect(checkMood({ ...bad, text: 'x'.repeat(MAX_MOOD_TEXT_LENGTH + 1) }, nobody)).toEqual({
      text: 'tooLong',
    });
  });

  it('writes what was tapped before the guest’s own words', () => {
    const told: MoodDraft = {
      ...bad,
      topics: ['noise', 'wifi'],
      places: ['room'],
      wantsCall: true,
      text: ' Merci ',
    };
    expect(moodMessage(told, { ...nobody, phone: ' 06 ' }, words)).toBe(
      'what noise,wifi\nwhere room\ncall 06\n\nMerci',
    );
    expect(moodMessage({ ...told, level: 'satisfied' }, nobody, words)).toBe('Merci');
    expect(moodMessage(bad, nobody, words)).toBe('');
  });

  it('tells who it is where that is known and wished', () => {
    const camille = { ...nobody, lastname: 'Le Goff', email: 'camille@' };
    expect(moodRequests('hotel', bad, nobody, words).customer).toBeUndefined();
    expect(moodRequests('hotel', { ...bad, isNamed: false }, camille, words).customer).toBeUndefined();
    // The server would refuse an incomplete address.
    expect(moodRequests('hotel', bad, camille, words).customer).toMatchObject({
      lastname: 'Le Goff',
      email: '',
    });
  });

  it('of an unnamed guest leaves out the room that they did not type', () => {
    const inRoom = { ...nobody, roomNumber: '214' };
    const unnamed = { ...bad, isNamed: false };
    const roomOf = (told: MoodDraft) => moodRequests('hotel', told, inRoom, words).feedback.room;
    expect(roomOf(bad)).toBe('214');
    expect(roomOf(unnamed)).toBe('');
    expect(roomOf({ ...unnamed, isRoomTyped: true })).toBe('214');
    // Without a number the hotel cannot call.
    expect(checkMood({ ...unnamed, wantsCall: true }, inRoom)).toEqual({ phone: 'required' });
  });

  it('that can be sent is always one that the contract takes', () => {
    fc.assert(
      fc.property(draft, person, (told, guest) => {
        const { customer, feedback } = moodRequests('hotel', told, guest, words);
        expect(is(FeedbackRequest, feedback)).toBe(true);
        expect(feedback.satisfactionLevel).toBe(told.level);
        if (customer) expect(is(CustomerRequest, customer)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is about the call where one is wished', () => {
    expect(outcomeOf({ ...bad, wantsCall: true })).toBe('call');
    expect(outcomeOf({ ...bad, level: 'neutral', wantsCall: true })).toBe('neutral');
  });
});

describe('what storage held of a mood', () => {
  const read = (kept: unknown) => {
    const { success, output } = safeParse(keptMood, kept);
    return success ? output : undefined;
  };

  it('comes back as it was', () => {
    fc.assert(
      fc.property(draft, (told) => {
        expect(read(JSON.parse(JSON.stringify(told)))).toEqual(told);
      }),
    );
  });

  it('is never more than a mood, whatever it was', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const revived = read(value);
        expect(revived === undefined || typeof revived.text === 'string').toBe(true);
      }),
    );
    expect(read({ level: 'furious', topics: ['spam', 'noise'], places: 'room', text: 3 })).toEqual({
      ...emptyMood,
      topics: ['noise'],
    });
  });
});
