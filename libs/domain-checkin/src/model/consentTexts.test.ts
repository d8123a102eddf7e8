import { consentTextVersion, MAX_CONSENT_TEXT_LENGTH } from '@guest/api-contract';
import { describe, expect, it } from 'vitest';
import { aDraft, aForm, anAgreement as ticked, required } from '../test/builders';
import type { Agreement } from './answers';
import { checkDraft, flawsOfStep } from './checkDraft';
import { answeredAgreement, answeredConsent, givenConsents } from './consentTexts';
import { stepsOf } from './steps';

const TICKED = '2026-11-20T10:00:00Z';
const NOW = '2026-11-21T10:00:00Z';
const context = { today: '2026-11-21' };
const silence = '<p>Silence à 22 h.</p><p>Merci.</p>';

const stepsWith = (firstConsent: string | undefined, textAgreement = silence) =>
  stepsOf(
    aForm({
      agreementInfo: {
        fields: {
          textAgreement: { text: textAgreement },
          firstConsent: { ...required, text: firstConsent },
          isMarketing: true,
        },
      },
    }),
  );
const fieldsOf = (steps: ReturnType<typeof stepsWith>) => steps[0]?.fields ?? [];
const label = (name: string) => `our ${name}`;

/** The answers of a guest who ticks the first box of these steps and continues. */
function agreeTo(steps: ReturnType<typeof stepsWith>) {
  const text = fieldsOf(steps).find(({ name }) => name === 'firstConsent')?.text;
  const firstConsent = answeredConsent({ text }, label('firstConsent'), true, TICKED);
  return answeredAgreement(ticked({ firstConsent }), fieldsOf(steps), label, NOW);
}
const given = (steps: ReturnType<typeof stepsWith>, agreement: Agreement) =>
  givenConsents(steps, agreement, label, 'never');
const flaws = (steps: ReturnType<typeof stepsWith>, agreement: Agreement) =>
  checkDraft(steps, { ...aDraft({}), agreement }, context).flatMap((one) =>
    one.flaws.map(({ field, problem }) => [field, problem]),
  );

const link = '<p>J’accepte <a href="/2026.pdf">le règlement</a>.</p>';

describe('what the guest agrees to', () => {
  it('goes in its own words, of the moment of each tick: boxes, the text above them, and what was left empty', () => {
    const steps = stepsWith(link);
    const agreement = agreeTo(steps);
    expect(given(steps, agreement)).toEqual([
      {
        name: 'textAgreement',
        text: 'Silence à 22 h.\nMerci.',
        wording: silence,
        textVersion: consentTextVersion('textAgreement', silence),
        isGiven: true,
        at: NOW,
      },
      {
        name: 'firstConsent',
        text: 'J’accepte le règlement.',
        wording: link,
        textVersion: consentTextVersion('firstConsent', link),
        isGiven: true,
        at: TICKED,
      },
      {
        name: 'isMarketing',
        text: 'our isMarketing',
        wording: 'our isMarketing',
        textVersion: consentTextVersion('isMarketing', undefined),
        isGiven: false,
        at: NOW,
      },
    ]);
    expect(flaws(steps, agreement)).toEqual([]);
  });

  it('is never another text than was ticked: the form has changed, and what goes has not', () => {
    const agreement = agreeTo(stepsWith(link));
    const changed = stepsWith(link.replace('2026', '2027'), '<p>Fête.</p>');
    expect(given(changed, agreement)).toEqual(given(stepsWith(link), agreement));
  });

  it('is asked again where the hotel has changed it, on the last look at the latest, and only that', () => {
    const agreement = agreeTo(stepsWith(link));
    const changed = stepsWith(link.replace('2026', '2027'));
    expect(flaws(changed, agreement)).toEqual([['firstConsent', 'consentChanged']]);
    expect(flaws(stepsWith(link, '<p>Fête.</p>'), agreement)).toEqual([['textAgreement', 'consentChanged']]);
    const [step] = changed;
    if (!step) throw new Error('no step');
    expect(flawsOfStep(step, { ...aDraft({}), agreement }, context)).toHaveLength(1);
    const again = ticked({
      ...agreement,
      firstConsent: answeredConsent(step.fields[1] ?? {}, '', true, NOW),
    });
    expect(flaws(changed, again)).toEqual([]);
  });

  it('counts as left empty where a changed text was gone past without a tick', () => {
    const text = (words: string) =>
      stepsOf(aForm({ agreementInfo: { fields: { isMarketing: { text: words } } } }));
    const isMarketing = answeredConsent({ text: 'Nouvelles.' }, '', true, TICKED);
    const changed = text('Nouvelles et partenaires.');
    expect(flaws(changed, ticked({ isMarketing }))).toEqual([['isMarketing', 'consentChanged']]);
    const left = answeredAgreement(ticked({ isMarketing }), fieldsOf(changed), label, NOW);
    expect(flaws(changed, left)).toEqual([]);
    expect(given(changed, left)).toMatchObject([
      { isGiven: false, text: 'Nouvelles et partenaires.', at: NOW },
    ]);
  });

  it('is a no where nobody was asked, without words that nobody saw', () => {
    const [box] = givenConsents(
      stepsOf(aForm({ agreementInfo: { fields: { firstConsent: true } } })),
      ticked(),
      label,
      NOW,
    );
    expect(box).toMatchObject({ isGiven: false, at: NOW, text: 'our firstConsent' });
    expect(box).not.toHaveProperty('wording');
  });

  it('must be gone past: nobody accepts a text that they have not been shown', () => {
    expect(flaws(stepsWith(link), ticked())).toEqual([
      ['textAgreement', 'consent'],
      ['firstConsent', 'consent'],
    ]);
  });

  it('stays as it was answered when its screen is only looked at again', () => {
    const steps = stepsWith(undefined);
    const agreement = agreeTo(steps);
    expect(answeredAgreement(agreement, fieldsOf(steps), () => 'in another language', 'later')).toEqual(
      agreement,
    );
  });

  it('in our own words has one version in every language, and says what stood there', () => {
    const steps = stepsWith(undefined);
    const inEnglish = answeredConsent({}, 'I accept.', true, NOW);
    const inFrench = answeredConsent({}, 'J’accepte.', true, NOW);
    const versionOf = (firstConsent: typeof inEnglish) =>
      given(steps, ticked({ firstConsent })).find(({ name }) => name === 'firstConsent');
    expect(versionOf(inFrench)?.textVersion).toBe(versionOf(inEnglish)?.textVersion);
    expect(versionOf(inFrench)).toMatchObject({ text: 'J’accepte.', wording: 'J’accepte.' });
  });

  it.each([
    ['too long to keep', `<p>${'a'.repeat(MAX_CONSENT_TEXT_LENGTH)}</p>`],
    ['nothing any database could hold', '<p>a\u0000b</p>'],
  ])('is known by its version alone where its words are %s', (_what, text) => {
    const steps = stepsWith(text);
    const box = given(steps, agreeTo(steps)).find(({ name }) => name === 'firstConsent');
    expect(box).toMatchObject({ isGiven: true, textVersion: consentTextVersion('firstConsent', text) });
    expect(box).not.toHaveProperty('wording');
  });
});
