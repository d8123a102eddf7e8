import { mergeCustomer } from '../customer/mergeCustomer';
import { repeatOf } from './repeatOf';
import {
  DEFAULT_ORDER_COUNT,
  slugTaken,
  StorageError,
  type FirstSubmission,
  type HotelRecord,
  type HotelSummary,
  type Storage,
  type StoredCustomer,
  type StoredDocument,
  type StoredOrder,
  type Submission,
  type SubmissionKind,
  type SubmitOutcome,
} from './storage';

function submissionKey(kind: SubmissionKind, hosterId: string, key: string): string {
  return JSON.stringify([kind, hosterId, key]);
}

function withoutKey({ key: _key, ...document }: StoredDocument & { key: string }): StoredDocument {
  return { ...document };
}

/** A storage that forgets: for tests, Storybook and trying things out. */
export function createMemoryStorage(): Storage {
  let revision = 0;
  const hotels = new Map<string, HotelRecord>();
  const submissions = new Map<string, FirstSubmission>();
  const customers = new Map<string, StoredCustomer>();
  const orders = new Map<string, StoredOrder>();
  const documents = new Map<string, StoredDocument & { key: string }>();
  const checkedIn = new Set<string>();

  const bySlug = (slug: string) => [...hotels.values()].find((hotel) => hotel.slug === slug.toLowerCase());
  const summary = ({ hosterId, slug, name }: HotelSummary): HotelSummary => ({ hosterId, slug, name });

  /** Stores what the submission is about and returns the id it goes by. */
  function keep(submission: Submission): string {
    const { id, hosterId, createdAt } = submission;
    if (submission.kind === 'order') {
      if (orders.has(id)) throw new StorageError('Two orders have the same id');
      orders.set(id, { ...submission.order, id, hosterId, createdAt, status: 'received', history: [] });
    }
    if (submission.kind === 'document') {
      const kept = JSON.parse(submission.json) as Pick<StoredDocument, 'mediaType' | 'byteCount'>;
      const key = submissionKey('document', hosterId, submission.key);
      documents.set(id, { ...kept, id, hosterId, createdAt, departureDay: null, key });
    }
    if (submission.kind !== 'customer') return id;
    const { email, isOverwriting, json } = submission.customer;
    const known = isOverwriting
      ? [...customers.values()].find((customer) => customer.hosterId === hosterId && customer.email === email)
      : undefined;
    const customerId = known?.id ?? id;
    const merged = known ? mergeCustomer(known.json, json) : json;
    customers.set(customerId, { id: customerId, hosterId, email, json: merged });
    return customerId;
  }

  function claim(submission: Submission): void {
    if (!('papers' in submission) || !submission.papers) return;
    const { ids, departureDay } = submission.papers;
    for (const id of ids) {
      const document = documents.get(id);
      if (document) document.departureDay = departureDay;
    }
  }

  async function submit(submission: Submission): Promise<SubmitOutcome> {
    const key = submissionKey(submission.kind, submission.hosterId, submission.key);
    const first = submissions.get(key);
    const { bodyHash, answer } = submission;
    const revision = 'revision' in submission ? submission.revision : undefined;
    if (first) {
      const repeat = repeatOf(first, { bodyHash, revision });
      if (repeat.outcome !== 'revises') return repeat;
      submissions.set(key, { ...first, bodyHash, revision });
      claim(submission);
      return { outcome: 'stored', id: first.id, answer: first.answer };
    }
    const id = keep(submission);
    submissions.set(key, { id, bodyHash, answer, revision });
    claim(submission);
    return { outcome: 'stored', id, answer };
  }

  return {
    revision: () => revision,
    listHotels: async () => [...hotels.values()].map(summary).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    findHotel: async (slug) => {
      const hotel = bySlug(slug);
      return hotel && summary(hotel);
    },
    getDocument: async (hosterId, kind, key = '') =>
      hotels.get(hosterId)?.documents.find((document) => document.kind === kind && document.key === key)
        ?.json,
    getDocuments: async (hosterId, kind) =>
      (hotels.get(hosterId)?.documents ?? [])
        .filter((document) => document.kind === kind)
        .map((document) => document.json),
    getFile: async (slug, name) => bySlug(slug)?.files.find((file) => file.name === name),
    importHotel: async (hotel) => {
      const holder = bySlug(hotel.slug);
      if (holder && holder.hosterId !== hotel.hosterId) throw slugTaken(hotel.slug);
      const keys = hotel.documents.map(({ kind, key }) => JSON.stringify([kind, key]));
      if (new Set(keys).size < keys.length)
        throw new StorageError('Two documents of the hotel have the same key');
      hotels.set(hotel.hosterId, structuredClone(hotel));
      revision += 1;
    },
    exportHotel: async (slug) => structuredClone(bySlug(slug)),
    deleteHotel: async (slug) => {
      const hotel = bySlug(slug);
      if (!hotel) return false;
      hotels.delete(hotel.hosterId);
      revision += 1;
      return true;
    },
    submit,
    findSubmission: async (kind, hosterId, key) => submissions.get(submissionKey(kind, hosterId, key)),
    hasCustomer: (hosterId, id) => customers.get(id)?.hosterId === hosterId,
    findCustomer: async (hosterId, id) => {
      const customer = customers.get(id);
      return customer?.hosterId === hosterId ? customer : undefined;
    },
    getOrder: async (id) => structuredClone(orders.get(id)),
    listOrders: async (hosterId, limit = DEFAULT_ORDER_COUNT) =>
      [...orders.values()]
        .filter((order) => order.hosterId === hosterId)
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
        .slice(0, limit)
        .map((order) => structuredClone(order)),
    setOrderStatus: async (id, from, change) => {
      const order = orders.get(id);
      if (order?.status !== from) return false;
      order.status = change.status;
      order.history.push({ ...change });
      return true;
    },
    findDocument: async (id) => {
      const document = documents.get(id);
      return document && withoutKey(document);
    },
    listExpiredDocuments: async ({ departedBefore, unclaimedBefore }, limit) =>
      [...documents.values()]
        .filter(({ departureDay, createdAt }) =>
          departureDay === null ? createdAt < unclaimedBefore : departureDay < departedBefore,
        )
        .slice(0, limit)
        .map(withoutKey),
    forgetDocuments: async (ids) => {
      for (const id of ids) {
        submissions.delete(documents.get(id)?.key ?? '');
        documents.delete(id);
      }
    },
    markCheckedIn: async (hosterId, reservationId) => {
      checkedIn.add(JSON.stringify([hosterId, reservationId]));
    },
    isCheckedIn: async (hosterId, reservationId) => checkedIn.has(JSON.stringify([hosterId, reservationId])),
    ping: async () => {},
    close: async () => {},
  };
}
