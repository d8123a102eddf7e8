import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox, useOutboxStore } from '@guest/outbox';
import { useHoster, useVisitStore } from '@guest/visit';
import type { ReviewForm } from '../model/form';
import { useReviewStore } from '../store/reviewStore';
import { useReservationId } from './useReservationId';
import { useSent } from './useSent';

/** Sends the review, and tells once it is with the hotel, or kept until it can be. */
export function useSend(form: ReviewForm, isSigned: boolean) {
  const { t } = useTranslation('reviews');
  const outbox = useOutbox();
  const entry = useSent();
  const remove = useOutboxStore((state) => state.remove);
  const { _id: hosterId, slug } = useHoster();
  const guest = useVisitStore((state) => state.guest);
  const send = useReviewStore((state) => state.send);
  const reservationId = useReservationId();
  const [isGiven, setIsGiven] = useState(false);
  return {
    isGiven,
    send: () =>
      void send(
        { outbox, entry, remove, label: t('title') },
        { hosterId, slug, form, isSigned, guest, reservationId },
      ).then((status) => setIsGiven(status === 'received' || status === 'saved')),
  };
}
