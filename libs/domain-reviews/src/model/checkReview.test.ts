import { describe, expect, it } from 'vitest';
import { aDraft, aForm, aGuest } from '../test/builders';
import { checkReview, hasErrors, isMissing } from './checkReview';
import { answerTo, asksComment, emptyDraft, isBegun, type Answer } from './draft';
import type { Theme } from './form';

const nobody = aGuest();

describe('what keeps a review from being sent', () => {
  const form = aForm({
    themes: [
      { name: 'room', comment: 'required' },
      { name: 'pool', comment: 'optional', isOptional: true },
      { name: 'spa', comment: 'required', isOptional: true },
    ],
    globalComment: 'required',
  });

  it('is all that is required and blank', () => {
    const draft = aDraft(form, { room: { comment: ' \n ' } }, { globalComment: '  ' });
    expect(isMissing(checkReview(form, draft, nobody))).toBe(true);
    expect(checkReview(form, draft, nobody)).toEqual({
      themes: { room: { score: 'required', comment: 'required' } },
      globalComment: 'required',
      guest: {},
    });
  });

  it('is nothing once that is there', () => {
    const draft = aDraft(form, { room: { score: 1, comment: 'Bruyant' } }, { globalComment: 'Voilà' });
    expect(hasErrors(checkReview(form, draft, nobody))).toBe(false);
  });

  it('is a comment that would be lost, and one that a score demands', () => {
    const draft = aDraft(
      form,
      { room: { score: 1, comment: 'Bruyant' }, pool: { comment: 'Froide' }, spa: { score: 3 } },
      { globalComment: 'Voilà' },
    );
    expect(checkReview(form, draft, nobody).themes).toEqual({
      pool: { score: 'forComment' },
      spa: { comment: 'required' },
    });
  });

  it('is a text longer than 5,000 characters, and no other', () => {
    const long = aDraft(
      form,
      { room: { score: 1, comment: 'a'.repeat(5_000) } },
      { globalComment: 'b'.repeat(50_000) },
    );
    expect(checkReview(form, long, nobody)).toMatchObject({ themes: {}, globalComment: 'tooLong' });
  });

  it('is a review without any score', () => {
    const optional = aForm({
      themes: [
        { name: 'pool', isOptional: true },
        { name: 'spa', isOptional: true },
      ],
    });
    expect(checkReview(optional, emptyDraft, nobody).themes).toEqual({ pool: { score: 'one' } });
    expect(hasErrors(checkReview(optional, aDraft(optional, { spa: { score: 2 } }), nobody))).toBe(false);
  });

  it('is found whatever the first theme is called', () => {
    const odd = aForm({
      themes: [
        { name: '__proto__', isOptional: true },
        { name: 'spa', isOptional: true },
      ],
    });
    const errors = checkReview(odd, emptyDraft, nobody);
    expect(Object.entries(errors.themes)).toEqual([['__proto__', { score: 'one' }]]);
    expect(hasErrors(errors)).toBe(true);
  });

  it('is an e-mail address that is none, where the guest signs', () => {
    const whole = aDraft(form, { room: { score: 1, comment: 'Bruyant' } }, { globalComment: 'Voilà' });
    const guest = aGuest({ email: 'camille@' });
    expect(checkReview(form, whole, guest).guest).toEqual({ email: 'email' });
    expect(isMissing(checkReview(form, whole, guest))).toBe(false);
    expect(checkReview(form, whole).guest).toEqual({});
  });

  it('is nothing about words that are not asked for', () => {
    const quiet = aForm({ themes: [{ name: 'room' }], globalComment: 'none' });
    const draft = aDraft(
      quiet,
      { room: { score: 1, comment: 'a'.repeat(9_000) } },
      { globalComment: 'b'.repeat(9_000) },
    );
    expect(hasErrors(checkReview(quiet, draft, nobody))).toBe(false);
  });
});

describe('a draft', () => {
  const form = aForm({ themes: [{ name: 'room', comment: 'optional' }, { name: '__proto__' }] });
  const [room, odd] = form.themes as [Theme, Theme];

  it('keeps the words of a theme whose scale has changed, and not its score', () => {
    const draft = aDraft(form, { room: { score: 4, comment: 'Calme', scale: 'stars/10/0' } });
    expect(answerTo(draft, room)).toEqual({ score: null, scale: room.scale, comment: 'Calme' });
    expect(answerTo(draft, odd)).toEqual({ score: null, scale: odd.scale, comment: '' });
  });

  it('is begun by a score or a word', () => {
    expect(isBegun(emptyDraft)).toBe(false);
    expect(isBegun(aDraft(form, { room: { comment: ' ' } }, { isSigned: false }))).toBe(false);
    expect(isBegun(aDraft(form, { room: { score: 1 } }))).toBe(true);
    expect(isBegun({ ...emptyDraft, globalComment: 'Bien' })).toBe(true);
  });

  it('asks for words when they make sense', () => {
    const nothing: Answer = { score: null, scale: '', comment: '' };
    const scored = { ...nothing, score: 1 };
    const theme = (comment: Theme['comment'], isOptional = false): Theme => ({
      ...room,
      comment,
      isOptional,
    });
    expect(asksComment(theme('none'), { ...scored, comment: 'x' })).toBe(false);
    expect(asksComment(theme('optional'), nothing)).toBe(false);
    expect(asksComment(theme('optional'), scored)).toBe(true);
    expect(asksComment(theme('optional'), { ...nothing, comment: 'x' })).toBe(true);
    expect(asksComment(theme('required'), nothing)).toBe(true);
    expect(asksComment(theme('required', true), nothing)).toBe(false);
  });
});
