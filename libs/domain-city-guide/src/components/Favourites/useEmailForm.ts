import { useEffect, useState } from 'react';
import { useLanguage } from '@guest/i18n';
import { checkGuest, useHoster, useKeptForm, useVisitStore } from '@guest/visit';
import { useTranslation } from 'react-i18next';
import type { DayPlan } from '../../hooks/useDayPlan';
import { emailRequest, favouritesEmail } from '../../submission/favouritesEmail';

const loadCalls = () => import('../../api/calls');
const noGuest = { firstname: '', lastname: '', phone: '', roomNumber: '' };

/**
 * The form that sends the list: its address is here alone, in memory. It begins with the one that the guest gave
 * elsewhere in this visit.
 */
export function useEmailForm({ stops, day }: DayPlan) {
  const { t } = useTranslation('cityGuide');
  const language = useLanguage();
  const { _id: hosterId } = useHoster();
  const known = useVisitStore((state) => state.guest.email);
  const [email, setEmail] = useState(known);
  const [isAsked, setAsked] = useState(false);
  const form = useKeptForm(
    favouritesEmail,
    {
      isEmpty: email === '' || email === known,
      reset: () => undefined,
      restore: (refused) => setEmail(refused.email),
    },
    loadCalls,
  );
  const { email: problem } = checkGuest({ ...noGuest, email }, ['email']);

  const { status, removeReceived } = form;
  const isReceived = status === 'received';
  // Leaving the confirmation removes it.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the one that was received, not each rendering of it
  useEffect(() => (isReceived ? removeReceived : undefined), [isReceived]);

  return {
    ...form,
    email,
    setEmail,
    problem: isAsked ? problem : undefined,
    /** Sends it; returns whether the address can be written to. */
    submit: (): boolean => {
      setAsked(true);
      if (problem) return false;
      const ids = stops.map(({ place }) => place.id);
      const body = emailRequest({ hosterId, email, ids, day, language });
      if (!form.isBusy) void form.send(body, t('favourites.email.label'));
      return true;
    },
  };
}

export type EmailFormState = ReturnType<typeof useEmailForm>;
