import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAgreement, emptyPerson, emptySecrets, type PersonSecrets } from '../model/answers';
import { checkDraft } from '../model/checkDraft';
import { draftOf, noAnswers, noSecrets, type Answers, type Secrets } from '../model/draft';
import { stepsOf } from '../model/steps';
import { aForm, required } from '../test/builders';
import { recallSecrets, rememberSecrets } from './visitMemory';

const context = { today: '2026-11-21' };
const answers: Answers = {
  ...noAnswers,
  id: 'draft-1',
  companions: [{ id: 'leo', answers: emptyPerson }],
};
const secrets: Secrets = { ...noSecrets, draftId: 'draft-1', companions: { leo: emptySecrets } };

/** What a reload does to them. */
function reloaded(given: Secrets): Secrets {
  rememberSecrets('hotel', given);
  const recalled = recallSecrets('hotel', 'draft-1');
  if (!recalled) throw new Error('Nothing was kept');
  return recalled;
}

const asking = (settings: true | typeof required) =>
  stepsOf(
    aForm({
      clientInfo: { fields: { idDocument: settings, passport: settings } },
      companionInfo: {
        companionCount: 2,
        fields: { idDocument: settings, passport: settings, signature: settings },
      },
      agreementInfo: {
        fields: { firstConsent: settings, secondConsent: settings, isMarketing: true, signature: settings },
      },
    }),
  );

beforeEach(() => sessionStorage.clear());

describe('a reload within the visit', () => {
  it('brings back what was left out as left out: nothing that may be left out keeps the form back', () => {
    expect(checkDraft(asking(true), draftOf(answers, reloaded(secrets)), context)).toEqual([]);
  });

  it('finds missing what was missing before it, and nothing else', () => {
    const before = checkDraft(asking(required), draftOf(answers, secrets), context);
    expect(checkDraft(asking(required), draftOf(answers, reloaded(secrets)), context)).toEqual(before);
    expect(before.flatMap(({ flaws }) => flaws.map(({ problem }) => problem))).toContain('signature');
  });

  it('changes nothing of what was given', () => {
    const signature = { mode: 'typed', name: 'Camille Le Goff' } as const;
    const theirs: PersonSecrets = { ...emptySecrets, idDocument: { type: 'passport', number: '09AB1' } };
    const given: Secrets = {
      ...secrets,
      client: { ...theirs, passport: [{ id: 'p', name: 'recto.pdf', size: 9, status: 'sent' }] },
      companions: { leo: { ...theirs, signature } },
      agreement: { ...emptyAgreement, signature },
      reservationKey: 'key-1',
    };
    expect(reloaded(given)).toEqual(given);
  });

  it('completes what an earlier version of the app has written', () => {
    sessionStorage.setItem(
      'checkin/hotel',
      '{"draftId":"draft-1","client":{},"companions":{"leo":{}},"agreement":{}}',
    );
    expect(recallSecrets('hotel', 'draft-1')).toEqual(secrets);
  });
});
