import { useTranslation } from 'react-i18next';
import { EmailField, FieldGroup, Grid, PhoneField, TextField } from '@guest/design-system';
import type { Guest, GuestError, GuestField } from '../model/guest';
import { useVisitStore } from '../store/visitStore';

export interface GuestFieldsProps {
  errors?: Partial<Record<GuestField, GuestError>>;
  /** Others are marked as optional. */
  required: readonly GuestField[];
  /** Which to show, in this order's groups; all unless told. */
  fields?: readonly GuestField[];
}

/** The id of a field, for an error summary's link. */
export function guestFieldId(field: GuestField): string {
  return `guest-${field}`;
}

const autoComplete: Record<GuestField, string> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  roomNumber: 'off',
};

/** Who the guest is: the fields are the visit's, so every form of the visit knows what was typed once. */
export function GuestFields({
  errors = {},
  required,
  fields = ['firstname', 'lastname', 'email', 'phone'],
}: GuestFieldsProps) {
  const { t } = useTranslation('visit');
  const guest = useVisitStore((state) => state.guest);
  const fillGuest = useVisitStore((state) => state.fillGuest);

  const propsOf = (field: keyof Guest) => {
    const kind = errors[field];
    return {
      id: guestFieldId(field),
      name: field,
      label: t(`guest.${field}`),
      marker: required.includes(field) ? undefined : t('guest.optional'),
      error: kind && (kind === 'email' ? t('errors.email') : t(`errors.required.${field}`)),
      autoComplete: autoComplete[field],
      'aria-required': required.includes(field),
      value: guest[field],
      onChange: (event: { target: { value: string } }) => fillGuest(field, event.target.value),
      maxLength: 200,
    };
  };
  const has = (field: GuestField) => fields.includes(field);

  return (
    <FieldGroup legend={t('guest.legend')} hint={t('guest.hint')}>
      {(has('firstname') || has('lastname')) && (
        <Grid columns={1} columnsWide={2} gap={4}>
          {has('firstname') && <TextField {...propsOf('firstname')} />}
          {has('lastname') && <TextField {...propsOf('lastname')} />}
        </Grid>
      )}
      {has('email') && <EmailField {...propsOf('email')} />}
      {has('phone') && <PhoneField {...propsOf('phone')} />}
      {has('roomNumber') && <TextField {...propsOf('roomNumber')} />}
    </FieldGroup>
  );
}
