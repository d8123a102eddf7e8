import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, List, Page, Section, Stack, Text, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useOutboxStore } from '@guest/outbox';
import { useIsRestored } from '@guest/state';
import { functionsOf, useHoster, type VisitContext } from '@guest/visit';
import { KeptRow, OrderRow } from '../components/Follow/OrderRow';
import { OrdersSkeleton } from '../components/Follow/OrdersSkeleton';
import { useFollowing } from '../components/Follow/useFollowing';
import { newestFirst } from '../model/followedOrder';
import { isKeptOrder } from '../model/keptOrder';
import { waitingEntries } from '../store/orderEntry';
import { useOrdersStore } from '../store/ordersStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('list.title');

/** The orders of this device: what has not left yet, then what the hotel has, newest first. */
export function Component() {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const { slug } = hoster;
  const isRestored = useIsRestored();
  const entries = useOutboxStore((state) => state.entries);
  const orders = useOrdersStore((state) => state.orders);
  const sent = useMemo(() => newestFirst(orders), [orders]);
  const waiting = waitingEntries(entries, sent).flatMap((entry) =>
    isKeptOrder(entry.body) ? [{ entry, summary: entry.body.summary }] : [],
  );
  useFollowing();

  if (!isRestored && sent.length + waiting.length === 0) return <OrdersSkeleton />;
  // A hotel without services has no page of them.
  const services = functionsOf(hoster).services && (
    <Button hierarchy="secondary" href={paths.services(slug)}>
      {t('list.services')}
    </Button>
  );
  if (sent.length + waiting.length === 0) {
    return (
      <Page clears="tabs">
        <EmptyState
          icon="service"
          title={t('list.empty.title')}
          text={t(services ? 'list.empty.text' : 'list.empty.textWithout')}
          actions={
            services || (
              <Button hierarchy="secondary" href={paths.home(slug)}>
                {t('sent.home')}
              </Button>
            )
          }
        />
      </Page>
    );
  }
  return (
    <Page clears="tabs">
      <Stack gap={6}>
        <Stack gap={2}>
          <Title as="h1" level="h1">
            {t('list.title')}
          </Title>
          <Text tone="muted">{t('list.lead')}</Text>
        </Stack>
        {waiting.length > 0 && (
          <Section title={t('list.waiting')} level="h3" gap={1}>
            <List>
              {waiting.map(({ entry, summary }) => (
                <KeptRow key={entry.id} entry={entry} summary={summary} />
              ))}
            </List>
          </Section>
        )}
        {sent.length > 0 && (
          <Section title={t('list.sent')} level="h3" gap={1}>
            <List>
              {sent.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </List>
          </Section>
        )}
        {services && <div>{services}</div>}
      </Stack>
    </Page>
  );
}
