import { describe, expect, it } from 'vitest';
import { racers, type OpenedStorages } from './conformance';
import { sampleCustomer, sampleId, sampleMessage } from './samples';

/** What guests send is stored once per key. */
export function submissionConformance(opened: () => OpenedStorages): void {
  describe('submissions', () => {
    it('answers a repeat with the first answer and refuses the key for another body', async () => {
      const { storage } = opened();
      const first = sampleMessage('hotel');
      const repeat = { ...first, id: sampleId('id'), answer: '{"second":true}' };
      expect(await storage.submit(first)).toEqual({ outcome: 'stored', id: first.id, answer: first.answer });
      expect(await storage.submit(repeat)).toEqual({
        outcome: 'replayed',
        id: first.id,
        answer: first.answer,
      });
      expect(await storage.submit({ ...repeat, bodyHash: 'other' })).toEqual({ outcome: 'keyReused' });
      expect(await storage.findSubmission('message', 'hotel', first.key)).toEqual({
        id: first.id,
        bodyHash: first.bodyHash,
        answer: first.answer,
      });
    });

    describe('a check-in whose answer was lost', () => {
      const tries = () => {
        const first = sampleMessage('hotel', { kind: 'checkin', bodyHash: 'first' });
        const later = (revision: number, bodyHash = `try ${revision}`) => ({
          ...first,
          id: sampleId('id'),
          bodyHash,
          revision,
          json: JSON.stringify({ text: bodyHash, revision }),
        });
        return { first, later };
      };

      it('is replaced by a later revision, and goes by its first id', async () => {
        const { storage } = opened();
        const { first, later } = tries();
        await storage.submit(first);
        const replaced = { outcome: 'stored', id: first.id, answer: first.answer };
        expect(await storage.submit(later(1))).toEqual(replaced);
        expect(await storage.submit(later(1))).toEqual({ ...replaced, outcome: 'replayed' });
        expect(await storage.submit(later(1, 'other'))).toEqual({ outcome: 'keyReused' });
        expect(await storage.submit(later(3))).toEqual(replaced);
        const known = await storage.findSubmission('checkin', 'hotel', first.key);
        expect(known).toEqual({ id: first.id, bodyHash: 'try 3', answer: first.answer, revision: 3 });
      });

      it('stays replaced when the earlier try arrives after all', async () => {
        const { storage } = opened();
        const { first, later } = tries();
        const second = later(2);
        expect(await storage.submit(second)).toMatchObject({ outcome: 'stored', id: second.id });
        expect(await storage.submit(first)).toMatchObject({ outcome: 'replayed', id: second.id });
        expect(await storage.submit(later(1))).toMatchObject({ outcome: 'replayed', id: second.id });
        const known = await storage.findSubmission('checkin', 'hotel', first.key);
        expect(known).toMatchObject({ bodyHash: 'try 2', revision: 2 });
      });

      it('ends as its latest try, however many arrive at once', async () => {
        const [storage, other] = racers(opened());
        const { first, later } = tries();
        const outcomes = await Promise.all(
          [3, 1, 5, 2, 4].map((revision, at) => (at % 2 === 0 ? storage : other).submit(later(revision))),
        );
        expect(new Set(outcomes.map((one) => (one.outcome === 'keyReused' ? '' : one.id))).size).toBe(1);
        const known = await storage.findSubmission('checkin', 'hotel', first.key);
        expect(known).toMatchObject({ bodyHash: 'try 5', revision: 5 });
      });
    });

    it('keeps keys apart by hotel and by kind', async () => {
      const { storage } = opened();
      const message = sampleMessage('hotel');
      const elsewhere = sampleMessage('another-hotel', { key: message.key });
      const mood = sampleMessage('hotel', { key: message.key, kind: 'feedback' });
      const outcomes = await Promise.all([message, elsewhere, mood].map((each) => storage.submit(each)));
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
      expect(await storage.findSubmission('review', 'hotel', message.key)).toBeUndefined();
    });

    it('stores one of many that arrive at once with the same key', async () => {
      const [storage, other] = racers(opened());
      const message = sampleMessage('hotel');
      const attempts = Array.from({ length: 20 }, (_, index) => ({ ...message, id: sampleId('id'), index }));
      const outcomes = await Promise.all(
        attempts.map((attempt) => (attempt.index % 2 === 0 ? storage : other).submit(attempt)),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
      const ids = outcomes.map((outcome) => (outcome.outcome === 'keyReused' ? '' : outcome.id));
      expect(new Set(ids).size).toBe(1);
    });

    it('makes a new customer of each submission that updates none, and says which e-mails are the same', async () => {
      const { storage } = opened();
      const hotel = sampleId('hotel');
      const email = `${sampleId('guest')}@example.org`;
      const at = (minute: number) => ({ createdAt: `2026-06-15T10:0${minute}:00.000Z` });
      const first = { ...sampleCustomer(hotel, { email }), ...at(1) };
      const second = { ...sampleCustomer(hotel, { email }), ...at(2) };
      const other = { ...sampleCustomer(hotel, { email: '' }), ...at(3) };
      const nameless = { ...sampleCustomer(hotel, { email: '' }), ...at(4) };
      for (const customer of [first, second, other, nameless])
        expect(await storage.submit(customer)).toMatchObject({ outcome: 'stored', id: customer.id });
      expect(await storage.findCustomer(hotel, first.id)).toMatchObject({ id: first.id, email });
      expect(await storage.listCustomers(hotel)).toEqual([
        { id: nameless.id, ...at(4), sameEmailAs: undefined },
        { id: other.id, ...at(3), sameEmailAs: undefined },
        { id: second.id, ...at(2), sameEmailAs: first.id },
        { id: first.id, ...at(1), sameEmailAs: undefined },
      ]);
      expect(await storage.listCustomers(hotel, 1)).toHaveLength(1);
    });

    it('updates the customer that a submission names, of the same e-mail and hotel, and only that one', async () => {
      const { storage } = opened();
      const email = `${sampleId('guest')}@example.org`;
      const known = sampleCustomer('hotel', { email, json: '{"lastname":"Martin"}' });
      const namesake = sampleCustomer('hotel', { email, json: '{"lastname":"Martin"}' });
      await storage.submit(namesake);
      await storage.submit(known);
      const over = { email, updates: known.id, json: '{"lastname":"Durand"}' };
      const update = sampleCustomer('hotel', over);
      expect(await storage.submit(update)).toMatchObject({ outcome: 'stored', id: known.id });
      expect(await storage.submit(update)).toMatchObject({ outcome: 'replayed', id: known.id });
      expect(await storage.findCustomer('hotel', known.id)).toMatchObject({ json: over.json });
      expect(await storage.findCustomer('hotel', namesake.id)).toMatchObject({
        json: '{"lastname":"Martin"}',
      });
      expect(await storage.findCustomer('hotel', update.id)).toBeUndefined();
      for (const stranger of [
        sampleCustomer('another-hotel', over),
        sampleCustomer('hotel', { ...over, email: 'another@example.org' }),
        sampleCustomer('hotel', { ...over, updates: 'nobody' }),
      ])
        expect(await storage.submit(stranger)).toMatchObject({ outcome: 'stored', id: stranger.id });
      expect(await storage.findCustomer('hotel', known.id)).toMatchObject({ json: over.json, email });
    });

    it('keeps what an update leaves out or empty', async () => {
      const { storage } = opened();
      const email = `${sampleId('guest')}@example.org`;
      const before = {
        firstname: 'Ada',
        lastname: 'Martin',
        birthDate: '1990-01-02',
        optinMarketing: true,
        address: { city: 'Rennes', country: 'France' },
        idDocument: { type: 'id_card', number: 'A1' },
      };
      const known = sampleCustomer('hotel', { email, json: JSON.stringify(before) });
      await storage.submit(known);
      const sent = {
        firstname: '',
        lastname: 'Durand',
        optinMarketing: false,
        address: { city: 'Lyon', country: '' },
        idDocument: { type: 'passport', number: 'P2' },
      };
      await storage.submit(sampleCustomer('hotel', { email, updates: known.id, json: JSON.stringify(sent) }));
      const stored = await storage.findCustomer('hotel', known.id);
      expect(JSON.parse(stored?.json ?? '')).toEqual({
        firstname: 'Ada',
        lastname: 'Durand',
        birthDate: '1990-01-02',
        optinMarketing: false,
        // Another town is another address, so the country of the old one is not kept.
        address: { city: 'Lyon', country: '' },
        idDocument: { type: 'passport', number: 'P2' },
      });
    });

    it('loses no field of updates that arrive at once', async () => {
      const [storage, other] = racers(opened());
      const email = `${sampleId('guest')}@example.org`;
      const known = sampleCustomer('hotel', { email, json: '{}' });
      await storage.submit(known);
      const fields = Array.from({ length: 10 }, (_, index) => `field${index}`);
      const outcomes = await Promise.all(
        fields.map((field, index) =>
          (index % 2 === 0 ? storage : other).submit(
            sampleCustomer('hotel', { email, updates: known.id, json: JSON.stringify({ [field]: 'x' }) }),
          ),
        ),
      );
      expect(outcomes).toEqual(
        fields.map(() => expect.objectContaining({ outcome: 'stored', id: known.id })),
      );
      const stored = await storage.findCustomer('hotel', known.id);
      expect(Object.keys(JSON.parse(stored?.json ?? '{}') as object).sort()).toEqual(fields);
    });

    it('knows a customer that another process stored', async () => {
      const { storage, other = storage } = opened();
      const customer = sampleCustomer('hotel');
      await storage.submit(customer);
      expect(await other.hasCustomer('hotel', customer.id)).toBe(true);
    });

    it('shows a customer to its own hotel only', async () => {
      const { storage } = opened();
      const customer = sampleCustomer('hotel');
      await storage.submit(customer);
      expect(await storage.findCustomer('another-hotel', customer.id)).toBeUndefined();
      // Asked twice: what is cached of one hotel does not apply to another.
      for (let turn = 0; turn < 2; turn += 1) {
        expect(await storage.hasCustomer('hotel', customer.id)).toBe(true);
        expect(await storage.hasCustomer('another-hotel', customer.id)).toBe(false);
        expect(await storage.hasCustomer('hotel', 'nobody')).toBe(false);
      }
    });
  });
}
