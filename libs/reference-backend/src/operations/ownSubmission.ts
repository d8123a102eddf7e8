import { addDays, isRecord, type OwnSubmission } from '@guest/api-contract';
import { privateJson } from '../http/answer';
import { ProblemError } from '../http/problem';
import { checkReceiptKey } from '../identity/receiptKeys';
import { withoutIdentity } from '../identity/sealedFields';
import { retentionOf } from '../retention/retention';
import type { Operation } from './operation';

/** What the hotel keeps of a submission, for who sent it. Numbers of papers and signatures stay sealed. */
export const getOwnSubmission: Operation<'getOwnSubmission'> = async ({ params, bearer }, context) => {
  const { crypto, storage } = context;
  await checkReceiptKey(bearer, params, crypto);
  const kept = await storage.findKept(params.kind, params.id);
  if (!kept) throw new ProblemError('notFound', { detail: 'The hotel does not keep this any longer' });
  const retention = await retentionOf(storage, kept.hosterId);
  const content = withoutIdentity(kept.json);
  const answer: OwnSubmission = {
    sentAt: kept.createdAt,
    keptUntil: addDays(kept.endsOn, retention[params.kind]),
    content: isRecord(content) ? content : {},
  };
  return privateJson(200, JSON.stringify(answer));
};

/** Deletes a submission before its time. What is gone already is gone. */
export const removeOwnSubmission: Operation<'removeOwnSubmission'> = async ({ params, bearer }, context) => {
  const { crypto, storage } = context;
  const { kind, id } = params;
  await checkReceiptKey(bearer, params, crypto);
  // The law asks for the police form, even of a guest who would rather have it deleted.
  if (kind === 'checkin' && (await storage.findKept(kind, id)))
    throw new ProblemError('conflict', { detail: 'The hotel has to keep a check-in until its time is over' });
  if (!(await storage.removeKept(kind, id)))
    throw new ProblemError('conflict', { detail: 'An order or a check-in names this guest' });
  return { status: 204, headers: { 'cache-control': 'no-store' } };
};
