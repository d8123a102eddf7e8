import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, List, Page, Section, Stack, Text, Title } from '@guest/design-system';
import { paths, type PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { EmptyPage, functionsOf, useHoster, type VisitContext } from '@guest/visit';
import { KeptRow, OrderRow } from '../components/Follow/OrderRow';
import { OrdersSkeleton } from '../components/Follow/OrdersSkeleton';
import { useFollowing } from '../hooks/useFollowing';
import { useWaitingOrders } from '../hooks/useWaitingOrders';
import { newestFirst } from '../model/followedOrder';
import { useOrdersStore } from '../store/ordersStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('list.title');

/** The orders of this device: those that wait, then those that the hotel has, newest first. */
export function Component() {
  const { t } = useTranslation('orders');
  const hoster = useHoster();
  const { slug } = hoster;
  const isRestored = useIsRestored();
  const orders = useOrdersStore((state) => state.orders);
  const sent = useMemo(() => newestFirst(orders), [orders]);
  const waiting = useWaitingOrders();
  useFollowing();

  const isEmpty = sent.length + waiting.length === 0;
  if (!isRestored && isEmpty) return <OrdersSkeleton />;
  // A hotel without services has no page of them.
  const way = functionsOf(hoster).services
    ? { href: paths.services(slug), label: t('list.services') }
    : undefined;
  if (isEmpty) {
    return (
      <EmptyPage
        icon="service"
        title={t('list.empty.title')}
        text={t(way ? 'list.empty.text' : 'list.empty.textWithout')}
        way={way}
      />
    );
  }
  return (
    <Page clears="tabs">
      <Stack gap={6}>
        <Stack gap={2}>
          <Title level="h1">{t('list.title')}</Title>
          <Text tone="muted">{t('list.lead')}</Text>
        </Stack>
        {waiting.length > 0 && (
          <Section title={t('list.waiting')} level="h3" gap={1}>
            <List>
              {waiting.map((order) => (
                <KeptRow key={order.kept.id} {...order} />
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
        {way && (
          <div>
            <Button hierarchy="secondary" href={way.href}>
              {way.label}
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  );
}
