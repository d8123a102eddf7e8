import { useTranslation } from 'react-i18next';
import { MAX_LINE_LENGTH } from '@guest/api-contract';
import { EmailField, FieldGroup, Grid, PhoneField, TextField } from '@guest/design-system';
import { guestFieldId, type GuestError, type GuestField } from '../model/guest';
import { useVisitStore } from '../store/visitStore';

export interface GuestFieldsProps {
  errors?: Partial<Record<GuestField, GuestError>>;
  /** Others are marked as optional. */
  required: readonly GuestField[];
}

/** The room is asked for where something is brought to it, by a field of that form. */
type PersonField = Exclude<GuestField, 'roomNumber'>;

const autoComplete: Record<PersonField, string> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
};

/** Who the guest is: the fields are the visit's, so every form of the visit knows what was typed once. */
export function GuestFields({ errors = {}, required }: GuestFieldsProps) {
  const { t } = useTranslation('visit');
  const guest = useVisitStore((state) => state.guest);
  const fillGuest = useVisitStore((state) => state.fillGuest);

  const propsOf = (field: PersonField) => {
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
      maxLength: MAX_LINE_LENGTH,
    };
  };

  return (
    <FieldGroup legend={t('guest.legend')} hint={t('guest.hint')} gap={4}>
      <Grid columns={1} columnsWide={2} gap={4}>
        <TextField {...propsOf('firstname')} />
        <TextField {...propsOf('lastname')} />
      </Grid>
      <EmailField {...propsOf('email')} />
      <PhoneField {...propsOf('phone')} />
    </FieldGroup>
  );
}
