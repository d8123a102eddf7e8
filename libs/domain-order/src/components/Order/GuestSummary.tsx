import { useTranslation } from 'react-i18next';
import { Facts, SoftBreaks } from '@guest/design-system';
import { useVisitStore } from '@guest/visit';

/** Who orders, as they said it. */
export function GuestSummary() {
  const { t } = useTranslation('order');
  const { firstname, lastname, email, phone } = useVisitStore((state) => state.guest);
  const items = [
    { id: 'name', term: t('check.name'), value: `${firstname.trim()} ${lastname.trim()}`.trim() },
    { id: 'email', term: t('check.email'), value: email.trim() && <SoftBreaks>{email.trim()}</SoftBreaks> },
    { id: 'phone', term: t('check.phone'), value: phone.trim() },
  ];
  return <Facts size="s" items={items.filter(({ value }) => value !== '')} />;
}
