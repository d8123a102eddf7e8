import { useState } from 'react';
import { useApi, useHoster, useVisitStore } from '@guest/visit';
import type { ReviewForm } from '../model/form';
import { useReviewStore } from '../store/reviewStore';
import { useReservationId } from './useReservationId';

/** Sends the review, and tells when what this screen sent has been received. */
export function useSend(form: ReviewForm) {
  const api = useApi();
  const { _id: hosterId, slug } = useHoster();
  const guest = useVisitStore((state) => state.guest);
  const send = useReviewStore((state) => state.send);
  const reservationId = useReservationId();
  const [isSent, setIsSent] = useState(false);
  return {
    isSent,
    send: () => void send(api, { hosterId, slug, form, guest, reservationId }).then(setIsSent),
  };
}
