import { useEffect } from 'react';
import { focusHeading, useKeptForm } from '@guest/visit';

const loadCalls = () => import('../api/calls');

/** A form of this library: its outcome takes the form's place, and is removed once it was seen. */
export function useContactForm<Body, Receipt>(
  definition: Parameters<typeof useKeptForm<Body, Receipt>>[0],
  draft: Parameters<typeof useKeptForm<Body, Receipt>>[1],
) {
  const form = useKeptForm(definition, draft, loadCalls);
  const { isForm, status, removeReceived } = form;
  const isReceived = status === 'received';

  // Leaving the confirmation removes it; a reload shows it again.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the one that was received, not each rendering of it
  useEffect(() => (isReceived ? removeReceived : undefined), [isReceived]);

  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (!isForm) focusHeading();
  }, [isForm, isReceived]);

  const thenFocus = (act: () => void) => () => {
    act();
    focusHeading();
  };
  return { ...form, withdraw: thenFocus(form.withdraw), startAgain: thenFocus(form.startAgain) };
}

export type ContactForm<Body, Receipt> = ReturnType<typeof useContactForm<Body, Receipt>>;
