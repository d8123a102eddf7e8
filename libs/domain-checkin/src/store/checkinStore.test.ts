import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRegistry, persistRegistry } from '@guest/state';
import type { Reservation } from '@guest/api-contract';
import { lostNames } from '../model/unsentPapers';
import { aPerson } from '../test/builders';
import { useCheckinStore } from './checkinStore';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
let stop = () => {};
afterEach(() => stop());

const aPaper = { id: 'file-1', name: 'recto.pdf', size: 9, status: 'sending' as const };
const nobody = { firstname: '', lastname: '', email: '', phone: '', roomNumber: '' };

function aForm() {
  const registry = createRegistry();
  const persistence = persistRegistry(registry, { slug: 'demo', storage: localStorage });
  stop = persistence.stop;
  const { getState: store, setState: set } = useCheckinStore.in(registry);
  store().open('h');
  return { store, set, flush: persistence.flush };
}

it('an upload that ends while its companion is taken out has ended when they are put back', () => {
  const { store } = aForm();
  const id = store().addCompanion();
  store().saveCompanion(id, aPerson({ firstname: 'Léonie', passport: [aPaper] }));
  store().removeCompanion(id);
  store().changePapers((papers) => papers.map((one) => ({ ...one, id: 'd-1', status: 'sent' as const })));
  store().putBack();
  expect(store().secrets.companions[id]?.passport).toEqual([{ ...aPaper, id: 'd-1', status: 'sent' }]);
});

it('a file chosen again silences the loss of its owner’s alone; a companion put back that of nobody', () => {
  const first = aForm();
  const id = first.store().addCompanion();
  first.store().saveCompanion(id, aPerson({ passport: [{ ...aPaper, name: 'leonie.pdf' }] }));
  first.store().saveClient(aPerson({ passport: [aPaper] }));
  first.flush();
  stop();
  const { store } = aForm();
  const lost = () => lostNames(store());
  expect(lost()).toEqual(['recto.pdf', 'leonie.pdf']);
  store().removeCompanion(id);
  expect(lost()).toEqual(['recto.pdf']);
  store().putBack();
  expect(lost()).toEqual(['recto.pdf', 'leonie.pdf']);
  store().saveClient(aPerson({ passport: [{ ...aPaper, id: 'file-2' }] }));
  expect(lost()).toEqual(['leonie.pdf']);
  store().saveCompanion(id, aPerson({ passport: [{ ...aPaper, id: 'file-3' }] }));
  expect(lost()).toEqual([]);
  store().removeCompanion(id);
  store().putBack();
  expect(lost()).toEqual([]);
});

it('a companion who has sent papers and is put back silences nothing', () => {
  const first = aForm();
  const id = first.store().addCompanion();
  first.store().saveCompanion(id, aPerson({ passport: [{ ...aPaper, status: 'sent' }] }));
  first.store().saveClient(aPerson({ passport: [aPaper] }));
  first.flush();
  stop();
  const { store } = aForm();
  store().removeCompanion(id);
  store().putBack();
  expect(lostNames(store())).toEqual(['recto.pdf']);
});

it('what a companion who is taken out had half typed goes and comes back with them', () => {
  const { store, flush } = aForm();
  const id = store().addCompanion();
  store().saveCompanion(id, aPerson({ firstname: 'Léonie', nationalityCode: '?country:Neverland' }));
  flush();
  expect(JSON.stringify(sessionStorage)).toContain('Neverland');
  store().removeCompanion(id);
  flush();
  expect(JSON.stringify(sessionStorage)).not.toContain('Neverland');
  store().putBack();
  flush();
  expect(JSON.stringify(sessionStorage)).toContain('Neverland');
});

it('what is deleted on the device leaves nobody in the page', () => {
  const { store, flush } = aForm();
  const id = store().addCompanion();
  store().saveCompanion(id, aPerson({ firstname: 'Léonie', passport: [aPaper] }));
  store().saveClient(aPerson({ firstname: 'Jules', idDocument: { type: 'passport', number: 'X-1' } }));
  store().removeCompanion(id);
  flush();
  expect(JSON.stringify(sessionStorage)).toContain('X-1');
  // In another tab: this one's session storage is its own.
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(JSON.stringify(store())).not.toMatch(/Léonie|Jules|X-1/u);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Léonie|Jules|X-1/u);
  store().putBack();
  expect(store().answers.companions).toEqual([]);
});

it('what an earlier visit gave is asked for again until it is given, a reload between or not', () => {
  const earlier = aForm();
  earlier
    .store()
    .saveClient(aPerson({ firstname: 'Jules', idDocument: { type: 'passport', number: 'X-1' } }));
  earlier.flush();
  stop();
  sessionStorage.clear();
  const later = aForm();
  const { lostSecrets } = later.store();
  expect(lostSecrets).not.toEqual([]);
  later.store().saveMessage('late');
  later.flush();
  stop();
  const reloaded = aForm();
  expect(reloaded.store().lostSecrets).toEqual(lostSecrets);
  reloaded
    .store()
    .saveClient(aPerson({ firstname: 'Jules', idDocument: { type: 'passport', number: 'X-1' } }));
  expect(reloaded.store().lostSecrets).toEqual([]);
});

it('what is filled in for a guest begins nothing; what they type or go on from does', () => {
  const { store } = aForm();
  const guest = { ...nobody, firstname: 'Jules', lastname: 'Martin' };
  store().fill({ guest, steps: [] });
  expect(store().answers).toMatchObject({ client: { lastname: 'Martin' }, isBegun: false });
  store().begin();
  expect(store().answers.isBegun).toBe(true);
  store().startAnew();
  store().fill({ guest, steps: [] });
  expect(store().answers.isBegun).toBe(false);
  store().saveMessage('late');
  expect(store().answers.isBegun).toBe(true);
});

it('going on for another reservation is another check-in, under another key', () => {
  const { store, set } = aForm();
  const room = (_id: string) => ({ _id, guest: { firstname: 'Jules', lastname: 'Martin' } }) as Reservation;
  store().fill({ guest: nobody, reservation: room('a'), steps: [] });
  store().saveMessage('late');
  const attempt = { key: 'k', headers: { 'Idempotency-Key': 'k' } };
  const submission = {
    draftId: store().answers.id,
    changedAt: 1,
    revision: 0,
    extras: [],
    extraNames: {},
    customer: attempt,
    checkin: attempt,
  };
  set({ submission });
  store().fill({ guest: nobody, reservation: room('b'), steps: [] });
  expect(store().other).toBeDefined();
  expect(store().submission).toBe(submission);
  store().takeOther('answers');
  expect(store().submission).toBeUndefined();
  expect(store().answers.message).toBe('late');
});
