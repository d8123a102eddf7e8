import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  Button,
  Card,
  Facts,
  Modal,
  Notice,
  Page,
  Row,
  Stack,
  StatusLine,
  Text,
  Title,
} from '@guest/design-system';
import { paths, type OutboxEntry } from '@guest/feature';
import { isOnDevice, useOutbox, useOutboxStore } from '@guest/outbox';
import { functionsOf, HotelText, phoneHref, SubmissionStatus, useHoster } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import { capitalised } from '../../model/capitalised';
import type { KeptOrder, OrderSummary } from '../../model/keptOrder';
import { isUnsure } from '../../store/orderEntry';
import { useOrderStore } from '../../store/orderStore';
import { useMomentWords } from '../Order/useMomentWords';
import { useOrderWords } from './useOrderWords';

interface KeptViewProps {
  entry: OutboxEntry;
  kept: KeptOrder;
}

/** An order that the hotel does not have yet: where it is, what happens next, and what the guest can do. */
export function KeptView({ entry, kept: { summary } }: KeptViewProps) {
  const { t } = useTranslation('orders');
  const { status } = entry;
  const isElsewhere = status === 'saved' && !isOnDevice(entry.id);
  const isLateUnsure = status === 'asking' && isUnsure(entry);
  return (
    <Page clears="tabs">
      <Stack gap={6}>
        <Stack gap={2}>
          <Title as="h1" level="h1">
            {t(isElsewhere ? 'kept.titles.notOnDevice' : `kept.titles.${status}`)}
          </Title>
          <StatusLine>
            {t(
              isElsewhere ? 'kept.notOnDevice' : isLateUnsure ? 'kept.texts.unsure' : `kept.texts.${status}`,
            )}
          </StatusLine>
        </Stack>
        <Card>
          <Stack gap={2}>
            <Row justify="between" align="start" gap={3}>
              <Title as="h2" level="h4">
                <HotelText>{summary.service.name}</HotelText>
              </Title>
              <SubmissionStatus status={status} />
            </Row>
            <KeptFacts summary={summary} />
          </Stack>
        </Card>
        <KeptActions entry={entry} />
        {status === 'saved' && entry.sendBefore !== undefined && <Deadline at={entry.sendBefore} />}
      </Stack>
    </Page>
  );
}

function KeptFacts({ summary }: { summary: OrderSummary }) {
  const { t } = useTranslation('orders');
  const prices = usePrices();
  const { momentTitle, counted } = useOrderWords(summary);
  const { one, other } = useSheetNames(summary.service);
  const { names, count, totalCents, roomNumber, service } = summary;
  const isNamed = names.length === count && count > 0;
  return (
    <Facts
      items={[
        { id: 'when', term: t('detail.when'), value: momentTitle },
        {
          id: 'count',
          term: service.type === 'sheet' ? capitalised(count === 1 ? one : other) : t('detail.quantity'),
          value: isNamed ? names.join(', ') : counted,
        },
        { id: 'room', term: t('kept.room'), value: roomNumber },
        ...(totalCents === undefined
          ? []
          : [
              {
                id: 'total',
                term: t('detail.total', { context: totalCents === 0 ? 'free' : undefined }),
                value: prices.amount(totalCents),
                isPrice: true,
              },
            ]),
      ]}
    />
  );
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

function KeptActions({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const { isRetrying, hasFailedAgain, retry, edit, drop } = useKeptActions(entry);
  const [asked, setAsked] = useState<'drop' | 'edit'>();
  const { status } = entry;
  const mayDouble = isUnsure(entry);
  const handleEdit = () => (mayDouble ? setAsked('edit') : edit());
  const phone = functionsOf(hoster).calls ? hoster.phone : undefined;
  const isBusy = isRetrying || status === 'sending';
  const isWaiting = status === 'saved' || status === 'sending';
  return (
    <Stack gap={2}>
      {(isWaiting || status === 'asking') && (
        <Button size="l" isFullWidth isBusy={isBusy} busyLabel={t('kept.retrying')} onClick={retry}>
          {t(isWaiting ? 'kept.retry' : 'kept.allTheSame')}
        </Button>
      )}
      <StatusLine isHidden>{hasFailedAgain && status === 'saved' ? t('kept.stillFailing') : null}</StatusLine>
      {!isWaiting && (
        <Button
          hierarchy={status === 'asking' ? 'secondary' : 'primary'}
          size="l"
          isFullWidth
          onClick={handleEdit}
        >
          {t(status === 'asking' ? 'kept.otherTime' : 'kept.edit')}
        </Button>
      )}
      {phone && (
        <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="phone" href={phoneHref(phone)}>
          {t('kept.byPhone')}
        </Button>
      )}
      {status === 'saved' && (
        <Button hierarchy="quaternary" size="l" isFullWidth onClick={handleEdit}>
          {t('kept.edit')}
        </Button>
      )}
      {status !== 'sending' && (
        <Button hierarchy="quaternary" size="l" isFullWidth onClick={() => setAsked('drop')}>
          {t('kept.drop')}
        </Button>
      )}
      <Ask
        isOpen={asked === 'drop'}
        title={t('kept.dropAsk')}
        confirm={t('kept.dropConfirm')}
        onConfirm={drop}
        onClose={() => setAsked(undefined)}
      >
        <Text>{t('kept.dropText')}</Text>
        {mayDouble && <Text>{t('kept.dropUnsure')}</Text>}
      </Ask>
      <Ask
        isOpen={asked === 'edit'}
        title={t('kept.editAsk')}
        confirm={t('kept.editConfirm')}
        onConfirm={edit}
        onClose={() => setAsked(undefined)}
      >
        <Text>{t('kept.dropUnsure')}</Text>
        <Text>{t('kept.editText')}</Text>
      </Ask>
    </Stack>
  );
}

interface AskProps {
  isOpen: boolean;
  title: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What cannot be taken back is asked for once more. */
function Ask({ isOpen, title, confirm, onConfirm, onClose, children }: AskProps) {
  const { t } = useTranslation('orders');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('cancel.close')}
      size="s"
      actions={
        <>
          <Button hierarchy="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

function useKeptActions({ id, subject = '' }: OutboxEntry) {
  const { slug } = useHoster();
  const outbox = useOutbox();
  const navigate = useNavigate();
  const remove = useOutboxStore((state) => state.remove);
  const forgetDraft = useOrderStore((state) => state.drop);
  const [isRetrying, setRetrying] = useState(false);
  const [hasFailedAgain, setFailedAgain] = useState(false);

  const retry = async () => {
    setRetrying(true);
    setFailedAgain(false);
    // The file of the outbox itself may be what cannot be had.
    const entry = await outbox()
      .then((one) => one.retry(id))
      .catch(() => undefined);
    setRetrying(false);
    setFailedAgain(entry?.status !== 'received');
  };
  return {
    isRetrying,
    hasFailedAgain,
    retry: () => void retry(),
    edit: () => {
      remove(id);
      void navigate(paths.order(slug, subject));
    },
    drop: () => {
      remove(id);
      forgetDraft(subject);
      void navigate(paths.orders(slug), { replace: true });
    },
  };
}
