import * as v from 'valibot';
import type { OwnKind } from '@guest/api-contract';
import { failureOf, randomKey } from '@guest/state';
import type { Attempt, SendTools, SubmissionContext, SubmissionDefinition } from '../model/definition';
import { isRefusal, type KeptSubmission } from '../model/submission';
import { useSentStore } from '../store/sentStore';
import type { SubmissionsState } from '../store/submissionsStore';

const CONFLICT = 409;

interface Sending<C extends SubmissionContext> {
  context: C;
  kept: KeptSubmission;
  store: Pick<SubmissionsState, 'change' | 'remove' | 'keepCustomerKey'>;
  /** Of the customer that this device made; '' while there is none. */
  customerKey: string;
  find: (id: string) => KeptSubmission | undefined;
}

const failing = (message: string, rest: object) => Object.assign(new Error(message), rest);

/** Code that cannot be loaded counts as a missing network. */
export function lostCode(cause: unknown): never {
  throw failing('The code that sends did not load', { cause, kind: 'offline' });
}

function attemptWith(key: string): Attempt {
  return { key, headers: { 'Idempotency-Key': key } };
}

/**
 * The API says that this key was used with another body. For a kind with `alreadyThere` the hotel then has it; for
 * any other kind it is a refusal.
 */
function isKeyReused(cause: unknown): boolean {
  return failureOf(cause).problemType?.endsWith(':idempotency-key-reused') ?? false;
}

/** Makes the tools of `send`. */
function toolsOf<C extends SubmissionContext>({ context, kept, store, find, customerKey }: Sending<C>) {
  const { id } = kept;
  const attempts = Object.fromEntries(
    Object.entries(kept.keys).map(([call, key]) => [call, attemptWith(key)]),
  );

  function renewedKey(call: string): Attempt {
    const attempt = attemptWith(randomKey());
    store.change(id, (known) => ({ ...known, keys: { ...known.keys, [call]: attempt.key } }));
    return attempt;
  }

  function keepReceipt(kind: OwnKind, receipt: { _id?: string | undefined; key?: string | undefined }): void {
    // Deleted with the data of this device while it was sent: nothing of it may come back.
    if (!receipt._id || !receipt.key || !find(id)) return;
    useSentStore.in(context.registry).getState().add({ kind, id: receipt._id, key: receipt.key });
  }

  async function postCustomer(
    post: Parameters<SendTools<C, string>['postCustomer']>[0],
    { isOptional = false } = {},
  ): Promise<string | undefined> {
    try {
      const known = attempts.customer ?? renewedKey('customer');
      const { _id, key } = await post(known, customerKey).catch((cause: unknown) => {
        if (failureOf(cause).httpStatus !== CONFLICT) throw cause;
        return post(renewedKey('customer'), customerKey);
      });
      if (key && find(id)) store.keepCustomerKey(key);
      keepReceipt('customer', { _id, key });
      return _id;
    } catch (cause) {
      if (isOptional && isRefusal(failureOf(cause))) return undefined;
      throw cause;
    }
  }

  function markSent() {
    if (!find(id)) throw failing('The submission was withdrawn', { kind: 'aborted' });
    store.change(id, (known) => ({ ...known, mayHaveArrived: true }));
  }

  const tools = { context, kept, attempts, postCustomer, keepReceipt, markSent };
  return tools as SendTools<C, string>;
}

/** One try: reads the kept body by its schema and sends it; resolves with the receipt. */
export async function sendOnce<C extends SubmissionContext>(
  definition: SubmissionDefinition<unknown, unknown, C>,
  sending: Sending<C>,
): Promise<unknown> {
  const schema = await definition.body().catch(lostCode);
  const body = v.safeParse(schema, sending.kept.body);
  if (!body.success) {
    sending.store.remove(sending.kept.id);
    throw failing('The kept submission cannot be read', { kind: 'aborted' });
  }
  try {
    return await definition.send(body.output, toolsOf(sending));
  } catch (cause) {
    if (definition.alreadyThere && isKeyReused(cause)) return definition.alreadyThere(body.output);
    throw cause;
  }
}
