import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, Text } from '@guest/design-system';
import { paths } from '@guest/feature';
import { own } from '@guest/state';
import { isUnsure } from '@guest/submission';
import { functionsOf, phoneHref, useHoster } from '@guest/visit';
import { useOrderSubmission } from '../../hooks/useOrderSubmission';
import { isStarted } from '../../model/draft';
import type { WaitingOrder } from '../../hooks/useWaitingOrders';
import { useOrderStore } from '../../store/orderStore';
import { Ask } from './Ask';

/** What a guest can do with an order that the hotel does not have: change it, call, or withdraw it. */
export function KeptActions({ kept, body }: WaitingOrder) {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const [asked, setAsked] = useState<'withdraw' | 'edit'>();
  const { edit, withdraw, replacesDraft } = useActs({ kept, body });
  const { status } = kept;
  const mayHaveArrived = isUnsure(kept);
  const phone = functionsOf(hoster).calls ? hoster.phone : undefined;
  const button = { size: 'l', isFullWidth: true } as const;
  const close = () => setAsked(undefined);
  const editButton = !body.summary.isExtra && (
    <Button
      {...button}
      hierarchy={status === 'waiting' ? 'quaternary' : status === 'expired' ? 'secondary' : 'primary'}
      onClick={() => (mayHaveArrived || replacesDraft ? setAsked('edit') : edit())}
    >
      {t(status === 'expired' ? 'kept.otherTime' : 'kept.edit')}
    </Button>
  );
  return (
    <>
      {(status === 'expired' || status === 'refused') && editButton}
      {phone && (
        <Button {...button} hierarchy="tertiary" iconLeft="phone" href={phoneHref(phone)}>
          {t('kept.byPhone')}
        </Button>
      )}
      {status === 'waiting' && editButton}
      {status !== 'sending' && (
        <Button {...button} hierarchy="quaternary" onClick={() => setAsked('withdraw')}>
          {t('kept.withdraw')}
        </Button>
      )}
      <Ask
        isOpen={asked === 'withdraw'}
        title={t('kept.withdrawAsk')}
        confirm={t('kept.withdrawConfirm')}
        onConfirm={withdraw}
        onClose={close}
      >
        <Text>{t('kept.withdrawText')}</Text>
        {mayHaveArrived && <Text>{t('kept.mayHaveArrived')}</Text>}
      </Ask>
      <Ask
        isOpen={asked === 'edit'}
        title={t('kept.editAsk')}
        confirm={t('kept.editConfirm')}
        onConfirm={edit}
        onClose={close}
      >
        {mayHaveArrived && <Text>{t('kept.mayHaveArrived')}</Text>}
        {mayHaveArrived && <Text>{t('kept.editText')}</Text>}
        {replacesDraft && <Text>{t('kept.editReplaces')}</Text>}
      </Ask>
    </>
  );
}

function useActs({ kept, body: { draft } }: WaitingOrder) {
  const { subject, id } = kept;
  const { slug } = useHoster();
  const navigate = useNavigate();
  const submission = useOrderSubmission(subject, id);
  const other = useOrderStore((state) => own(state.drafts, subject));
  const restore = useOrderStore((state) => state.restore);
  const removeDraft = useOrderStore((state) => state.removeDraft);
  return {
    /** Another order of the service is being made: its draft would go. */
    replacesDraft: other !== undefined && other.changedAt !== draft.changedAt && isStarted(other),
    edit: () => {
      submission.withdraw();
      submission.startAgain();
      restore(subject, draft);
      void navigate(paths.order(slug, subject));
    },
    withdraw: () => {
      submission.withdraw();
      removeDraft(subject, draft.changedAt);
      void navigate(paths.orders(slug), { replace: true });
    },
  };
}
