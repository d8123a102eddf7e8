import { mergeCustomer } from '../customer/mergeCustomer';
import { createMemoryCheckins } from './memoryCheckins';
import { createMemoryDocuments } from './memoryDocuments';
import { createMemoryEndings } from './memoryEndings';
import { createMemoryHotels } from './memoryHotels';
import { createMemoryOrders } from './memoryOrders';
import { createMemoryPayments } from './memoryPayments';
import { createMemoryRecordings } from './memoryRecordings';
import { createMemoryUsabilityTests } from './memoryUsabilityTests';
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

/** The day from which its time counts, and who sent it. */
function endOf(submission: Submission): { endsOn: string; customerId: string | undefined } {
  const dayOf = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length);
  const { createdAt } = submission;
  if (submission.kind === 'customer') return { endsOn: dayOf(createdAt), customerId: undefined };
  if (submission.kind === 'order') {
    const { deliveryDate, customerId } = submission.order;
    return { endsOn: dayOf(deliveryDate ?? createdAt), customerId };
  }
  return { endsOn: submission.papers?.departureDay ?? dayOf(createdAt), customerId: submission.customerId };
}

/** A storage in memory: for tests, Storybook and trying things out. */
export function createMemoryStorage(): Storage {
  const submissions = new Map<string, FirstSubmission>();
  const customers = new Map<string, MemoryCustomer>();
  const recordings = createMemoryRecordings();
  const orders = createMemoryOrders();
  const endings = createMemoryEndings();
  const documents = createMemoryDocuments((key) => submissions.delete(key));

  /** Stores what the submission is about and returns the id it goes by. */
  function keep(submission: Submission): string {
    const { id, hosterId, createdAt } = submission;
    if (submission.kind === 'order') {
      orders.add({ ...submission.order, id, hosterId, createdAt, status: 'received', history: [] });
    }
    if (submission.kind === 'document') {
      const kept = JSON.parse(submission.json) as Pick<StoredDocument, 'mediaType' | 'byteCount'>;
      const key = submissionKey('document', hosterId, submission.key);
      documents.add({ ...kept, id, hosterId, createdAt, departureDay: null }, key);
    }
    return submission.kind === 'customer' ? keepCustomer(customers, submission) : id;
  }

  /** Notes what a submission says of papers, and its end; a revision says it anew. */
  function note(submission: Submission, id: string, key: string): void {
    const { kind, hosterId } = submission;
    documents.claim(submission);
    // Papers end by themselves.
    if (kind === 'document') return;
    const remove = () => {
      submissions.delete(key);
      if (kind === 'customer') customers.delete(id);
      if (kind === 'order') orders.remove(id);
    };
    const json = () => customers.get(id)?.json ?? ('json' in submission ? submission.json : '{}');
    endings.add({ id, hosterId, kind, createdAt: submission.createdAt, ...endOf(submission), json, remove });
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
      note(submission, first.id, key);
      return { outcome: 'stored', id: first.id, answer: first.answer };
    }
    const id = keep(submission);
    submissions.set(key, { id, bodyHash, answer, revision });
    note(submission, id, key);
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
    ...documents.storage,
    ...createMemoryCheckins(),
    ...endings.storage,
    ...createMemoryPayments(),
    ...recordings,
    ...createMemoryUsabilityTests(recordings),
    ping: async () => {},
    close: async () => {},
  };
}
