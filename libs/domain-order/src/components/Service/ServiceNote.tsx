import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@guest/design-system';
import { contactOf, useHasScreen, useHoster } from '@guest/visit';
import type { Service } from '../../model/service';

/** Says why a service cannot be ordered here, and whom to ask. */
export function ServiceNote({ service: { orderType, redirectionLink, isAvailable } }: { service: Service }) {
  const { t } = useTranslation('order');
  if (!isAvailable) return <AskReception>{t('detail.unavailable')}</AskReception>;
  if (orderType === 'orderable') return null;
  const isElsewhere = orderType === 'redirection' && redirectionLink;
  if (isElsewhere) return <Notice>{t('detail.elsewhere')}</Notice>;
  return <AskReception>{t('detail.information')}</AskReception>;
}

/** The message screen, else the phone; nothing where the hotel has neither. */
function AskReception({ children }: { children: string }) {
  const { t } = useTranslation('order');
  const { message, phone, isMessageOutside } = contactOf(useHoster(), useHasScreen());
  const href = (isMessageOutside ? undefined : message) ?? phone;
  return (
    <>
      <Notice>{children}</Notice>
      {href && (
        <div>
          <Button hierarchy="secondary" href={href} iconLeft={href === phone ? 'phone' : 'chat'}>
            {t('detail.ask')}
          </Button>
        </div>
      )}
    </>
  );
}
