import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import { guestFieldId } from '../model/guest';
import type { GuestError, GuestField } from '../model/guest';

const personFields = ['firstname', 'lastname', 'email', 'phone'] as const satisfies GuestField[];

/** Gives the entries of an error summary that lead to the guest's fields, in their order. */
export function useGuestErrors() {
  const { t } = useTranslation('visit');
  return (
    errors: Partial<Record<GuestField, GuestError>>,
    fields: readonly GuestField[] = personFields,
  ): FieldError[] =>
    fields.flatMap((field) => {
      const error = errors[field];
      if (!error) return [];
      const message = error === 'email' ? t('errors.email') : t(`errors.required.${field}`);
      return [{ fieldId: guestFieldId(field), message }];
    });
}
