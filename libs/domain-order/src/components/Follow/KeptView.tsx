import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Notice, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { isUnsure } from '@guest/submission';
import { Expired, functionsOf, HotelText, KeptPage, useHoster, Waiting } from '@guest/visit';
import { useMomentWords } from '../../hooks/useMomentWords';
import { useOrderSubmission } from '../../hooks/useOrderSubmission';
import type { WaitingOrder } from '../../hooks/useWaitingOrders';
import { useOrderStore } from '../../store/orderStore';
import { KeptActions } from './KeptActions';
import { KeptFacts } from './KeptFacts';

/** An order that the hotel does not have yet: where it is, what happens next, and what the guest can do. */
export function KeptView(order: WaitingOrder) {
  const { t } = useTranslation('orders');
  const { kept, body } = order;
  const { retry, busyWith, isInVain, isOnDevice } = useOrderSubmission(kept.subject, kept.id);
  const orderAnother = useAnother(order);
  const isBusy = busyWith === 'retry' || kept.status === 'sending';
  const { status } = kept;
  const isLateUnsure = status === 'expired' && isUnsure(kept);
  const frame = {
    title: t(`kept.titles.${status}`),
    text: <span role="status">{t(isLateUnsure ? 'kept.texts.unsure' : `kept.texts.${status}`)}</span>,
    label: (
      <Title as="h2" level="h4">
        <HotelText>{body.summary.service.name}</HotelText>
      </Title>
    ),
    children: <KeptFacts summary={body.summary} />,
  };
  const actions = <KeptActions {...order} />;
  const sending = { isBusy, isInVain };

  if (status === 'refused') return <KeptPage {...frame} status={status} actions={actions} />;
  if (status === 'expired') {
    return (
      <Expired
        {...frame}
        {...sending}
        onSend={() => void retry()}
        sendLabel={t('kept.allTheSame')}
        actions={actions}
      />
    );
  }
  return (
    <Waiting
      {...frame}
      {...sending}
      submission={kept}
      titleInPage={status === 'waiting' ? t('kept.titles.notOnDevice') : frame.title}
      isOnDevice={isOnDevice}
      onRetry={() => void retry()}
      inVainText={t('kept.stillFailing')}
      actions={
        <>
          {actions}
          {status === 'waiting' && kept.deadline !== undefined && <Deadline at={kept.deadline} />}
        </>
      }
      another={body.summary.isExtra ? undefined : { label: t('kept.another'), onClick: orderAnother }}
    />
  );
}

/** Begins a second order of the service; this one goes on by itself, its draft with it. */
function useAnother({ kept: { subject, id }, body: { draft } }: WaitingOrder): () => void {
  const { slug } = useHoster();
  const navigate = useNavigate();
  const removeDraft = useOrderStore((state) => state.removeDraft);
  const { startAgain } = useOrderSubmission(subject, id);
  return () => {
    startAgain();
    removeDraft(subject, draft.changedAt);
    void navigate(paths.order(slug, subject));
  };
}

/** Until when it leaves by itself. */
function Deadline({ at }: { at: number }) {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const momentWords = useMomentWords();
  const moment = momentWords(new Date(at));
  const hasPhone = functionsOf(hoster).calls && hoster.phone;
  return <Notice icon="clock">{t(hasPhone ? 'kept.until' : 'kept.untilNoPhone', { moment })}</Notice>;
}
