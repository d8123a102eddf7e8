import type { CustomerRequest, FeedbackRequest, SatisfactionLevel } from '@guest/api-contract';
import { checkGuest, customerRequest, plainGuest, plainLine, plainText, type Guest } from '@guest/visit';
import { MAX_LINE_LENGTH, MAX_MOOD_TEXT_LENGTH } from './limits';

/** From the happiest; the contract's own list would bring its schemas along. */
export const moodLevels = ['satisfied', 'neutral', 'dissatisfied'] as const satisfies SatisfactionLevel[];

/** What may be wrong. */
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

/** Where it is. */
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

/** What the form holds of the mood itself; who and which room is the visit's. */
export interface MoodDraft {
  level: SatisfactionLevel | undefined;
  topics: readonly MoodTopic[];
  places: readonly MoodPlace[];
  wantsCall: boolean;
  text: string;
  /** Says who it is, where the visit knows. */
  isNamed: boolean;
  /** The room was typed here: what the visit remembers of it would tell who an unnamed guest is. */
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
  /** Nobody can be called back without a number or a room. */
  phone?: 'required';
}

/** Is the room that the visit remembers left out? Unnamed, only what the guest typed for this mood is said. */
export function hidesRoom({ isNamed, isRoomTyped }: MoodDraft): boolean {
  return !isNamed && !isRoomTyped;
}

/** Says the same? Storage may have reordered the rest. */
export function isSameMood(one: MoodDraft, other: MoodDraft): boolean {
  const [a, b] = [one, other].map(({ level, topics, places, wantsCall, text, isNamed, isRoomTyped }) =>
    JSON.stringify([level, topics, places, wantsCall, text, isNamed, isRoomTyped]),
  );
  return a === b;
}

/** What stops the mood. */
export function checkMood(draft: MoodDraft, guest: Guest): MoodErrors {
  const hasRoom = !hidesRoom(draft) && guest.roomNumber.trim() !== '';
  const isUnreachable = guest.phone.trim() === '' && !hasRoom;
  return {
    ...(draft.level === undefined && { level: 'required' }),
    ...(plainText(draft.text).length > MAX_MOOD_TEXT_LENGTH && { text: 'tooLong' }),
    ...(asksForDetails(draft) && draft.wantsCall && isUnreachable && { phone: 'required' }),
  };
}

/** Only who is dissatisfied is asked what, where, and whether to call; what was tapped before is not sent. */
export function asksForDetails({ level }: MoodDraft): boolean {
  return level === 'dissatisfied';
}

/** Does the visit know who this is? */
export function isKnown({ firstname, lastname, email, phone }: Guest): boolean {
  return [firstname, lastname, email, phone].some((text) => text.trim() !== '');
}

/** How what was tapped is written into the message: in the words that the guest saw. */
export interface MoodWords {
  topic: (topic: MoodTopic) => string;
  place: (place: MoodPlace) => string;
  what: (topics: string[]) => string;
  where: (places: string[]) => string;
  /** `phone` may be blank: then the room is called. */
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

/** A mood on its way: the guest where they say who they are, and what they feel (spec 3, 5). */
export interface MoodSubmission {
  customer: CustomerRequest | undefined;
  feedback: Omit<FeedbackRequest, 'customer' | 'reservation'>;
}

export function moodSubmission(
  hosterId: string,
  draft: MoodDraft,
  guest: Guest,
  words: MoodWords,
): MoodSubmission {
  const { level, isNamed } = draft;
  const sender = senderOf(guest);
  return {
    customer: isNamed && isKnown(sender) ? customerRequest(hosterId, sender) : undefined,
    feedback: {
      hoster: hosterId,
      room: hidesRoom(draft) ? '' : sender.roomNumber,
      // Storage or a later version may bring another: it is left out (spec 5).
      satisfactionLevel: level && moodLevels.includes(level) ? level : undefined,
      message: moodMessage(draft, guest, words),
    },
  };
}

/** The guest as the hotel can take them: an address that is not finished yet would have all of it refused. */
function senderOf(guest: Guest): Guest {
  const plain = plainGuest(guest);
  const isFinished = !checkGuest(guest, []).email && guest.email.length <= MAX_LINE_LENGTH;
  return { ...plain, email: isFinished ? plain.email : '' };
}

/** Is somebody to call, or to come to a room? */
export function isUrgentMood(draft: MoodDraft, { feedback }: MoodSubmission): boolean {
  return outcomeOf(draft) === 'call' || feedback.room !== '';
}

/** What the outbox keeps of it: also the form itself, should the hotel refuse it. */
export interface MoodBody extends MoodSubmission {
  /** Of the reservation that the guest said they are; its id is a secret, and is never kept. `null`: of none. */
  reservationHash: string | null;
  draft: MoodDraft;
}

/** What the confirmation is about: the mood, or that the guest is called. */
export function outcomeOf(draft: MoodDraft): string | undefined {
  return asksForDetails(draft) && draft.wantsCall ? 'call' : draft.level;
}
