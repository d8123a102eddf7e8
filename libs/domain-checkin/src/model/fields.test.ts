import { CheckinForm, CheckinRequest, CustomerRequest, OccupantGuest } from '@guest/api-contract';
import type { CheckinStepName, Reservation } from '@guest/api-contract';
import { fakeNetwork } from '@guest/testing';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import en from '../texts/en';
import fr from '../texts/fr';
import { aDraft, aForm, aPerson, required } from '../test/builders';
import { divideValues, keptSchema, restoreValues } from './answers';
import { buildCheckin } from './buildCheckin';
import { checkDraft } from './checkDraft';
import { noAnswers } from './draft';
import { fieldNames, fieldsOfStep, rowOf, type FieldName } from './fields';
import { fillFromReservation } from './prefill';
import { stepsOf } from './steps';

// A new field, as a developer would add it.
vi.mock('./fieldTable', async (original) => {
  const { fieldTable } = await original<{ fieldTable: Record<string, object> }>();
  const pillow = {
    ...fieldTable.licensePlate,
    reservation: ({ roomNumber }: Reservation) => `of room ${roomNumber}`,
  };
  return { fieldTable: { ...fieldTable, pillow } };
});
const pillow = 'pillow' as FieldName;

const writtenIn = (part: 'guest' | 'body', steps: readonly CheckinStepName[]) =>
  steps.flatMap((step) => fieldsOfStep[step].filter((name) => rowOf(name).wire?.in === part)).sort();
const others = (entries: object, made: readonly string[]) =>
  Object.keys(entries)
    .filter((name) => !made.includes(name))
    .sort();

describe('the table of fields', () => {
  it('has a row for every field of a hotel’s form, and texts for every row', async () => {
    let form = v.parse(CheckinForm, {});
    await fakeNetwork({
      change: (bundle) => {
        form = v.parse(CheckinForm, bundle.checkinForm);
        return bundle;
      },
    });
    for (const [step, names] of Object.entries(fieldsOfStep))
      expect(names).toEqual(expect.arrayContaining(Object.keys(form[step as CheckinStepName].fields)));
    expect(Object.keys(form.clientInfo.fields).length).toBeGreaterThan(0);
    for (const name of fieldNames.filter((one) => one !== pillow))
      for (const texts of [fr.fields, en.fields]) expect(Object.keys(texts)).toContain(name);
  });

  it('has a row for everything that the contract takes of a guest, and of a check-in', () => {
    expect(writtenIn('guest', ['companionInfo'])).toEqual(Object.keys(OccupantGuest.entries).sort());
    const ofCustomer = ['hoster', 'overwriting', 'optinMarketing', 'privacyInfo'];
    expect(writtenIn('guest', ['clientInfo'])).toEqual(others(CustomerRequest.entries, ofCustomer));
    // What the app makes, and lists of their own: people, papers, wishes and consents.
    const made = [
      'hosterId',
      'customer',
      'personCount',
      'encryptedReservationId',
      'preAuthorisation',
      'revision',
    ];
    const lists = ['occupants', 'documents', 'extras', 'consents', 'firstConsent', 'secondConsent'];
    const ofBody = writtenIn('body', ['clientInfo', 'stayInfo', 'agreementInfo', 'messageInfo']);
    expect(ofBody.filter((name) => name !== pillow)).toEqual(
      others(CheckinRequest.entries, [...made, ...lists]),
    );
  });
});

describe('the model needs nothing but the row of a plain field', () => {
  const steps = stepsOf(aForm({ clientInfo: { fields: { [pillow]: required } } }));
  const client = aPerson({ [pillow]: ' soft ' });

  it('is filled in from a reservation', () => {
    const reservation = { _id: 'r', hoster: 'h', roomNumber: '12', isCheckedIn: false };
    const { client: filled } = fillFromReservation(noAnswers, reservation, steps, () => 'new');
    expect(filled).toHaveProperty(pillow, 'of room 12');
  });

  it('is kept on the device, and comes back', () => {
    const { kept, visit } = divideValues('person', client);
    const read = v.parse(keptSchema('person'), JSON.parse(JSON.stringify(kept)));
    expect(restoreValues('person', read, visit)).toEqual(client);
  });

  it('is judged by its rule, and sent', () => {
    const context = { today: '2026-11-21' };
    const told = checkDraft(steps, aDraft({}), context).flatMap(({ flaws }) => flaws);
    expect(told).toEqual([{ field: pillow, problem: 'required' }]);
    const draft = aDraft({ client });
    expect(checkDraft(steps, draft, context)).toEqual([]);
    const outgoing = { hosterId: 'h', timeZone: 'UTC', steps, draft, consents: [], context };
    expect(buildCheckin(outgoing, 'c')).toHaveProperty(pillow, 'soft');
  });
});
