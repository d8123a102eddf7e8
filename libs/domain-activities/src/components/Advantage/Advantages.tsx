import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { List, Page, Scene, SkeletonRows, Stack, Text, Title } from '@guest/design-system';
import { EmptyPage, LongList, useToday, WithFetched } from '@guest/visit';
import { useProvider, type ProviderKind } from '../../hooks/useProvider';
import { inOrder, type Advantage } from '../../model/advantage';
import { useAdvantagesStore } from '../../store/advantagesStore';
import { AdvantageRow } from './AdvantageRow';

const words = {
  advantages: { title: 'title', lead: 'lead' },
  discovery: { title: 'discovery', lead: 'discoveryLead' },
} as const;

/** The partners of a provider and what they give. */
export function Advantages({ kind }: { kind: ProviderKind }) {
  const { t } = useTranslation('advantages');
  const { providerId } = useProvider(kind);
  const empty = <EmptyPage icon={<Scene name="gift" />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <WithFetched
      store={useAdvantagesStore}
      question={[providerId]}
      skeleton={<AdvantagesSkeleton kind={kind} />}
      missing={empty}
    >
      {(advantages) => (advantages.length === 0 ? empty : <Partners kind={kind} advantages={advantages} />)}
    </WithFetched>
  );
}

function Partners({ kind, advantages }: { kind: ProviderKind; advantages: readonly Advantage[] }) {
  const { t } = useTranslation('advantages');
  const { hrefOf } = useProvider(kind);
  const today = useToday();
  const ordered = useMemo(() => inOrder(advantages, today), [advantages, today]);
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <Stack gap={2}>
          <Title level="h1">{t(words[kind].title)}</Title>
          <Text tone="muted">{t(words[kind].lead)}</Text>
        </Stack>
        <LongList
          items={ordered}
          keyOf={({ id }) => id}
          moreLabel={(count) => t('rows.more', { count })}
          beforeLabel={t('rows.before')}
        >
          {(rows) => (
            <List isPaired>
              {rows.map((advantage) => (
                <AdvantageRow
                  key={advantage.id}
                  advantage={advantage}
                  href={hrefOf(advantage.id)}
                  today={today}
                />
              ))}
            </List>
          )}
        </LongList>
      </Stack>
    </Page>
  );
}

/** Placeholder of the list, of the same size. */
export function AdvantagesSkeleton({ kind }: { kind: ProviderKind }) {
  const { t } = useTranslation('advantages');
  return (
    <Page width="gallery" clears="tabs">
      <Stack gap={4}>
        <Title level="h1">{t(words[kind].title)}</Title>
        <SkeletonRows label={t('loading')} above="line" />
      </Stack>
    </Page>
  );
}
