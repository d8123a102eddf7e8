import type { GenericSchema } from 'valibot';
import type { OwnKind } from '@guest/api-contract';
import type { Registry } from '@guest/state';
import type { KeptOn, KeptSubmission } from './submission';

/** One call's `Idempotency-Key` (IETF draft "The Idempotency-Key HTTP Header Field"), as the API client takes it. */
export interface Attempt {
  key: string;
  headers: { 'Idempotency-Key': string };
}

/** What `send` may use of the visit; a library above extends it. */
export interface SubmissionContext {
  registry: Registry;
}

/** What the kit gives to `send`. */
export interface SendTools<C extends SubmissionContext, Call extends string> {
  context: C;
  /** The submission as it is being sent. */
  kept: KeptSubmission;
  attempts: Readonly<Record<Call, Attempt>>;
  /**
   * Posts the customer that the next call names, with the key of the one that this device made before, and gives its
   * id; undefined where the hotel gives none. Where a key was used with other data before (409), it posts under a new
   * one. `isOptional`: a customer that the hotel refuses gives undefined.
   */
  postCustomer: (
    post: (attempt: Attempt, key: string) => Promise<{ _id?: string; key?: string | undefined }>,
    options?: { isOptional: true },
  ) => Promise<string | undefined>;
  /** Keeps the key of a receipt, where the hotel gave one: it lets this guest read the submission, and delete it. */
  keepReceipt: (kind: OwnKind, receipt: { _id?: string; key?: string | undefined }) => void;
  /** Call it right before the deciding call: it stores that the hotel may have it. Throws if the guest withdrew it. */
  markSent: () => void;
}

/** What a domain declares of one kind of submission. */
export interface SubmissionDefinition<
  Body = unknown,
  Receipt = unknown,
  C extends SubmissionContext = SubmissionContext,
  Call extends string = string,
> {
  kind: string;
  /**
   * `device`: under `root` in local storage, sent by itself later. `visit`: body and receipt in session storage,
   * for identity and signatures; the rest, keys included, outlives the tab. `memory`: nothing is stored, for payment.
   */
  keptOn: KeptOn;
  /** Loads the schema that reads a kept body back; a body that does not fit is removed. */
  body(): Promise<GenericSchema<unknown, Body>>;
  /** The calls that it takes; `customer`, where it is one, is posted first. */
  calls: readonly Call[];
  /** Milliseconds since 1970: after it nothing is sent without asking. */
  deadline?(body: Body, now: number): number | undefined;
  /** The part of the body that tells whether two are the same submission. Default: the whole body. */
  content?(body: Body): unknown;
  /** Changed content replaces an unanswered try under the same keys, with a higher `revision`. */
  isRevisable?: boolean;
  /** How long the receipt is kept, in milliseconds. Default: an hour. */
  receiptKeptMs?: number;
  /** The receipt where the hotel answers that the key was used with another body: it has the submission. */
  alreadyThere?(body: Body): Receipt;
  /** Sends it and returns the receipt; rejects with the client's error. May run again for the same one. */
  send(body: Body, tools: SendTools<C, Call>): Promise<Receipt>;
}

/** Declares a kind of submission for a visit of type `C`: `defineSubmission<VisitContext>()({ … })`. */
export function defineSubmission<C extends SubmissionContext>() {
  return <Body, Receipt, const Call extends string>(
    definition: SubmissionDefinition<Body, Receipt, C, Call>,
  ): SubmissionDefinition<Body, Receipt, C, Call> => definition;
}

/** A feature's kinds of submission, each loaded when there is one to send. */
export type SubmissionSources<C extends SubmissionContext> = Readonly<
  Record<string, () => Promise<SubmissionDefinition<unknown, unknown, C>>>
>;
