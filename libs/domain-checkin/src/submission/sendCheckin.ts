import type { ApiError } from '@guest/api-client';
import type { CheckinRequest } from '@guest/api-contract';
import { failureOf } from '@guest/state';
import { useSentStore, type SendTools } from '@guest/submission';
import { loadCalls, useNextActionsStore, type VisitContext } from '@guest/visit';
import type { CheckinBody } from '../model/checkinBody';
import type { Refusal } from '../model/checkinStage';
import { atOwners, isReservationRefused, placesRefused } from '../model/refused';
import type { ReceiptStamp } from '../model/receipt';
import { CHECKIN_ACTION } from '../model/nextAction';
import { useCheckinStore } from '../store/checkinStore';
import { useFormStore } from '../store/formStore';
import { useExtrasStore } from '../store/stayStores';

type Tools = SendTools<VisitContext, 'customer' | 'checkin'>;

/** The refused parts of this check-in, read from the pointers in the hotel's answer. */
function refusalOf({ problem }: ApiError, { checkin, extraNames }: CheckinBody): Refusal {
  const { documents = [], extras = [] } = checkin;
  const papers = placesRefused(problem, 'documents').flatMap((place) => documents[place]?.id ?? []);
  const wishes = placesRefused(problem, 'extras').flatMap((place) => extras[place]?._id ?? []);
  return {
    papers,
    ...(wishes.length > 0 && { wishes: wishes.flatMap((id) => extraNames[id] || []) }),
    isReservationUnknown: isReservationRefused(problem),
  };
}

/** Loads the offers and the form's texts again, where the hotel has changed them. */
function reload({ problem }: ApiError, { registry, api }: VisitContext): void {
  if (placesRefused(problem, 'extras').length > 0) void useExtrasStore.in(registry).getState().reload(api);
  if (placesRefused(problem, 'consents').length > 0) void useFormStore.in(registry).getState().reload(api);
}

/** Posts the customer, then the check-in, and sends the result to the form. */
export async function sendCheckin(body: CheckinBody, tools: Tools): Promise<ReceiptStamp> {
  const { context, kept, attempts, postCustomer, keepReceipt, markSent } = tools;
  const { dispatch } = useCheckinStore.in(context.registry).getState();
  const { answersId, customer: guest, checkin } = body;
  try {
    const { client, calls } = await loadCalls(context.api, () => import('../api/calls'));
    const customer = await postCustomer((attempt, key) => calls.postCustomer(client, guest, attempt, key));
    const revision = kept.revision > 0 ? { revision: kept.revision } : {};
    markSent();
    // A hotel that gives a customer no id takes the check-in without it.
    const request = { ...checkin, ...(customer && { customer }), ...revision } as CheckinRequest;
    const receipt = await calls.postCheckin(client, request, attempts.checkin);
    keepReceipt('checkin', receipt);
    // The hotel keeps the papers of a check-in: they can't be taken back any longer.
    for (const { id } of checkin.documents ?? []) useSentStore.in(context.registry).getState().remove(id);
    const { _id } = receipt;
    const stamp = { ...(_id && { number: _id }), sentAt: new Date().toISOString() };
    useNextActionsStore.in(context.registry).getState().remove(CHECKIN_ACTION);
    dispatch({ type: 'sent', answersId, stamp });
    return stamp;
  } catch (cause) {
    const error = cause as ApiError;
    const refusal = refusalOf(error, body);
    dispatch({ type: 'failed', answersId, cause: failureOf(atOwners(error, checkin)), refusal });
    reload(error, context);
    throw cause;
  }
}
