import type { CustomerRequest, FeedbackRequest, SatisfactionLevel } from '@guest/api-contract';
import { MAX_LINE_LENGTH } from '@guest/api-contract';
import {
  checkGuest,
  customerRequest,
  isGuestKnown,
  plainGuest,
  plainLine,
  plainText,
  type Guest,
} from '@guest/visit';
import { MAX_MOOD_TEXT_LENGTH } from './limits';

export const moodTopics = [
  'cleanliness',
  'noise',
  'temperature',
  'broken',
  'wifi',
  'food',
  'welcome',
  'waiting',
] as const;
type MoodTopic = (typeof moodTopics)[number];

export const moodPlaces = [
  'room',
  'bathroom',
  'corridor',
  'reception',
  'restaurant',
  'leisure',
  'outside',
] as const;
type MoodPlace = (typeof moodPlaces)[number];

/** What the form holds of the mood itself. The guest and the room are the visit's. */
export interface MoodDraft {
  level?: SatisfactionLevel | undefined;
  topics: MoodTopic[];
  places: MoodPlace[];
  wantsCall: boolean;
  text: string;
  /** The guest agrees to be named, where the visit knows them. */
  isNamed: boolean;
  /** The room was typed here. The one that the visit remembers would reveal an unnamed guest. */
  isRoomTyped: boolean;
}

export const emptyMood: MoodDraft = {
  level: undefined,
  topics: [],
  places: [],
  wantsCall: false,
  text: '',
  isNamed: true,
  isRoomTyped: false,
};

export interface MoodErrors {
  level?: 'required';
  text?: 'tooLong';
  /** A call back needs a number or a room. */
  phone?: 'required';
}

/** Is the room that the visit remembers left out? An unnamed mood tells only a room that was typed for it. */
export function hidesRoom({ isNamed, isRoomTyped }: MoodDraft): boolean {
  return !isNamed && !isRoomTyped;
}

/** Do both say the same, whatever the order of their properties? */
export function isSameMood(one: MoodDraft, other: MoodDraft): boolean {
  const [a, b] = [one, other].map(({ level, topics, places, wantsCall, text, isNamed, isRoomTyped }) =>
    JSON.stringify([level, topics, places, wantsCall, text, isNamed, isRoomTyped]),
  );
  return a === b;
}

/** What keeps the mood from being sent. */
export function checkMood(draft: MoodDraft, guest: Guest): MoodErrors {
  const hasRoom = !hidesRoom(draft) && guest.roomNumber.trim() !== '';
  const isUnreachable = guest.phone.trim() === '' && !hasRoom;
  return {
    ...(draft.level === undefined && { level: 'required' }),
    ...(plainText(draft.text).length > MAX_MOOD_TEXT_LENGTH && { text: 'tooLong' }),
    ...(asksForDetails(draft) && draft.wantsCall && isUnreachable && { phone: 'required' }),
  };
}

/** Only dissatisfied guests are asked what, where and whether to call. What they tapped before is not sent. */
export function asksForDetails({ level }: MoodDraft): boolean {
  return level === 'dissatisfied';
}

/** Writes what was tapped into the message, in the words that the guest saw. */
export interface MoodWords {
  topic: (topic: MoodTopic) => string;
  place: (place: MoodPlace) => string;
  what: (topics: string[]) => string;
  where: (places: string[]) => string;
  /** Where `phone` is blank the room is called. */
  call: (phone: string) => string;
}

/** The message to the hotel: what, where, whether to call, then the guest's own words. */
export function moodMessage(draft: MoodDraft, guest: Guest, words: MoodWords): string {
  const { topics, places, wantsCall, text } = draft;
  const lines: string[] = [];
  if (asksForDetails(draft)) {
    if (topics.length > 0) lines.push(words.what(topics.map(words.topic)));
    if (places.length > 0) lines.push(words.where(places.map(words.place)));
    if (wantsCall) lines.push(words.call(plainLine(guest.phone, MAX_LINE_LENGTH)));
  }
  return [lines.join('\n'), plainText(text)].filter(Boolean).join('\n\n');
}

/** What is posted of a mood: the guest where they say who they are, and what they feel. */
export interface MoodRequests {
  customer: CustomerRequest | undefined;
  feedback: Omit<FeedbackRequest, 'customer' | 'reservation'>;
}

export function moodRequests(
  hosterId: string,
  draft: MoodDraft,
  guest: Guest,
  words: MoodWords,
): MoodRequests {
  const sender = senderOf(guest);
  return {
    customer: draft.isNamed && isGuestKnown(sender) ? customerRequest(hosterId, sender) : undefined,
    feedback: {
      hoster: hosterId,
      room: hidesRoom(draft) ? '' : sender.roomNumber,
      satisfactionLevel: draft.level,
      message: moodMessage(draft, guest, words),
    },
  };
}

/** The guest without an unfinished address: the hotel would refuse the whole customer. */
function senderOf(guest: Guest): Guest {
  const plain = plainGuest(guest);
  const isFinished = !checkGuest(guest, []).email && guest.email.length <= MAX_LINE_LENGTH;
  return { ...plain, email: isFinished ? plain.email : '' };
}

/** Is somebody to call, or to come to a room? */
export function isUrgentMood(draft: MoodDraft, { feedback }: MoodRequests): boolean {
  return outcomeOf(draft) === 'call' || feedback.room !== '';
}

/** What the confirmation is about: the mood, or that the guest is called. */
export type Outcome = SatisfactionLevel | 'call';

export function outcomeOf(draft: MoodDraft): Outcome {
  return asksForDetails(draft) && draft.wantsCall ? 'call' : (draft.level ?? 'neutral');
}
