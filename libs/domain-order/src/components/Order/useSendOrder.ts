import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PaymentMethod } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { isUnsure } from '@guest/submission';
import { useApi, useHoster, useHotelZone, useVisitStore } from '@guest/visit';
import { useOrderSubmission } from '../../hooks/useOrderSubmission';
import { isBlocked } from '../../model/checkOrder';
import type { Draft } from '../../model/draft';
import { isSameOrder, orderBodyOf } from '../../model/orderBody';
import type { Service } from '../../model/service';
import { useCatalogueStore } from '../../store/catalogueStore';
import { useOrderStore } from '../../store/orderStore';
import { usePaymentStore } from '../../store/paymentStore';

/** How the check page tells the form that something has to be corrected. */
const SENT_BACK = { isSentBack: true };

export function useIsSentBack(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isSentBack' in state;
}

/** Sends the order as it is shown. What has to be corrected first leads back to the form. */
export function useSendOrder(service: Service, draft: Draft, paymentMethod: PaymentMethod): () => void {
  const { _id: hosterId, slug } = useHoster();
  const timeZone = useHotelZone();
  const navigate = useNavigate();
  const guest = useVisitStore((state) => state.guest);
  const look = useOrderStore((state) => state.look);
  const { kept, status, send } = useOrderSubmission(service.id);
  useNewOffer(status === 'refused');

  return () => {
    const now = new Date();
    look(now);
    if (isBlocked({ service, draft, guest }, { now, timeZone })) {
      void navigate(paths.order(slug, service.id), { state: SENT_BACK });
      return;
    }
    const body = orderBodyOf({ service, draft, guest, hosterId, timeZone, paymentMethod });
    if (kept?.body && isUnsure(kept) && !isSameOrder(kept.body, body)) {
      // The hotel may have the first one: the guest decides on its page before another one leaves.
      void navigate(paths.orderFollowed(slug, kept.id));
    } else {
      void send(body, { label: service.name });
    }
  };
}

/** After a refusal the hotel offers something else than the page says: the guest decides on that. */
function useNewOffer(isRefused: boolean): void {
  const api = useApi();
  const reloadCatalogue = useCatalogueStore((state) => state.reload);
  const reloadPayment = usePaymentStore((state) => state.reload);
  useEffect(() => {
    if (isRefused) void Promise.all([reloadCatalogue(api), reloadPayment(api)]);
  }, [api, isRefused, reloadCatalogue, reloadPayment]);
}
