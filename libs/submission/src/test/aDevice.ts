import * as v from 'valibot';
import { createRegistry, persistRegistry, type Registry } from '@guest/state';
import { createSubmissions, type SubmissionsOptions } from '../engine/createSubmissions';
import { defineSubmission, type SendTools, type SubmissionContext } from '../model/definition';
import { planSubmission } from '../model/plan';
import { useSentStore } from '../store/sentStore';
import { findKept, formOf, useSubmissionsStore } from '../store/submissionsStore';

interface Message {
  message: string;
}

type Tools = SendTools<SubmissionContext, 'customer' | 'message'>;
export type Send = (body: Message, tools: Tools) => Promise<unknown>;

/** A kind of submission whose `send` is the test's own. */
const aDefinition = (
  send: Send,
  rest: Partial<ReturnType<ReturnType<typeof defineSubmission<SubmissionContext>>>> = {},
) =>
  defineSubmission<SubmissionContext>()({
    kind: 'message',
    keptOn: 'device',
    body: () => Promise.resolve(v.object({ message: v.string() })),
    calls: ['customer', 'message'],
    send,
    ...rest,
  });

type Options = Partial<SubmissionsOptions<SubmissionContext>> & {
  definition?: Parameters<typeof aDefinition>[1];
  storage?: Storage;
};

/** One tab of a device, which shares its storage with the other tabs. */
export function aTab(send: Send, { definition: rest, storage = localStorage, ...options }: Options = {}) {
  const registry: Registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage });
  const definition = aDefinition(send, rest);
  const submissions = createSubmissions<SubmissionContext>({
    context: { registry },
    sources: { message: () => Promise.resolve(definition) },
    isOnline: () => true,
    ...options,
  });
  const store = useSubmissionsStore.in(registry);
  const kept = (id = 'a') => findKept(store.getState(), id);
  /** Keeps a submission like a form does, without sending it. */
  const keep = (message = 'Bonjour', id = 'a', deadline?: number) => {
    const plan = planSubmission(
      { ...definition, deadline: () => deadline },
      { subject: '', label: 'Votre message', body: { message }, now: Date.now() },
      undefined,
    );
    store.getState().put({ ...plan.kept, id });
    store.getState().show(formOf('message', ''), id);
  };
  const submit = (message?: string, id?: string, deadline?: number) => {
    keep(message, id, deadline);
    return submissions.attempt(id ?? 'a');
  };
  const sent = () => useSentStore.in(registry).getState();
  return { registry, definition, submissions, store, kept, keep, submit, sent };
}

/** What the API client throws. */
export function anApiError(kind: string, status?: number, type?: string): Error {
  return Object.assign(new Error('Fail to post message request: Bonjour'), {
    kind,
    status,
    ...(type && { problem: { type } }),
  });
}
