import { mergeCustomer } from '../customer/mergeCustomer';
import { createMemoryHotels } from './memoryHotels';
import { createMemoryOrders } from './memoryOrders';
import { createMemoryPayments } from './memoryPayments';
import { repeatOf } from './repeatOf';
import {
  DEFAULT_LIST_COUNT,
  type CustomerLine,
  type CustomerSubmission,
  type FirstSubmission,
  type Storage,
  type StoredCustomer,
  type StoredDocument,
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

type MemoryCustomer = StoredCustomer & { createdAt: string };

/** Stores a customer, or adds to the known one where the submission says so; returns the id it goes by. */
function keepCustomer(customers: Map<string, MemoryCustomer>, submission: CustomerSubmission): string {
  const { id, hosterId } = submission;
  const { email, updates = '', json } = submission.customer;
  const known = customers.get(updates);
  const isSame = known?.hosterId === hosterId && known.email === email;
  const kept = isSame
    ? { ...known, json: mergeCustomer(known.json, json) }
    : { id, hosterId, email, json, createdAt: submission.createdAt };
  customers.set(kept.id, kept);
  return kept.id;
}

/** The hotel's latest customers, each with the earliest one of the same e-mail. */
function customerLines(
  customers: readonly MemoryCustomer[],
  hosterId: string,
  limit = DEFAULT_LIST_COUNT,
): CustomerLine[] {
  const own = customers.filter((customer) => customer.hosterId === hosterId);
  const lines = own.map(({ id, email, createdAt }) => {
    const first = email === '' ? undefined : own.find((other) => other.email === email);
    return { id, createdAt, sameEmailAs: first?.id === id ? undefined : first?.id };
  });
  return lines.reverse().slice(0, limit);
}

function claimPapers(documents: Map<string, StoredDocument>, submission: Submission): void {
  if (!('papers' in submission) || !submission.papers) return;
  const { ids, departureDay } = submission.papers;
  for (const id of ids) {
    const document = documents.get(id);
    if (document) document.departureDay = departureDay;
  }
}

/** A storage in memory: for tests, Storybook and trying things out. */
export function createMemoryStorage(): Storage {
  const submissions = new Map<string, FirstSubmission>();
  const customers = new Map<string, MemoryCustomer>();
  const orders = createMemoryOrders();
  const documents = new Map<string, StoredDocument & { key: string }>();
  const checkedIn = new Set<string>();

  /** Stores what the submission is about and returns the id it goes by. */
  function keep(submission: Submission): string {
    const { id, hosterId, createdAt } = submission;
    if (submission.kind === 'order') {
      orders.add({ ...submission.order, id, hosterId, createdAt, status: 'received', history: [] });
    }
    if (submission.kind === 'document') {
      const kept = JSON.parse(submission.json) as Pick<StoredDocument, 'mediaType' | 'byteCount'>;
      const key = submissionKey('document', hosterId, submission.key);
      documents.set(id, { ...kept, id, hosterId, createdAt, departureDay: null, key });
    }
    return submission.kind === 'customer' ? keepCustomer(customers, submission) : id;
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
      claimPapers(documents, submission);
      return { outcome: 'stored', id: first.id, answer: first.answer };
    }
    const id = keep(submission);
    submissions.set(key, { id, bodyHash, answer, revision });
    claimPapers(documents, submission);
    return { outcome: 'stored', id, answer };
  }

  return {
    ...createMemoryHotels(),
    submit,
    findSubmission: async (kind, hosterId, key) => submissions.get(submissionKey(kind, hosterId, key)),
    hasCustomer: (hosterId, id) => customers.get(id)?.hosterId === hosterId,
    findCustomer: async (hosterId, id) => {
      const customer = customers.get(id);
      return customer?.hosterId === hosterId ? customer : undefined;
    },
    listCustomers: async (hosterId, limit) => customerLines([...customers.values()], hosterId, limit),
    ...orders.storage,
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
    removeDocuments: async (ids) => {
      for (const id of ids) {
        submissions.delete(documents.get(id)?.key ?? '');
        documents.delete(id);
      }
    },
    markCheckedIn: async (hosterId, reservationId) => {
      checkedIn.add(JSON.stringify([hosterId, reservationId]));
    },
    isCheckedIn: async (hosterId, reservationId) => checkedIn.has(JSON.stringify([hosterId, reservationId])),
    ...createMemoryPayments(),
    ping: async () => {},
    close: async () => {},
  };
}
