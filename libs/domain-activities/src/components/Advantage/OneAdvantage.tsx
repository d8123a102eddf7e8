import { useTranslation } from 'react-i18next';
import { Page, Scene, SkeletonDetail } from '@guest/design-system';
import { EmptyPage, WithFetched, type VisitContext } from '@guest/visit';
import { useAddressId } from '../../hooks/useAddressId';
import { useProvider, type ProviderKind } from '../../hooks/useProvider';
import { useAdvantagesStore } from '../../store/advantagesStore';
import { AdvantageDetail } from './AdvantageDetail';

/** The advantage of an address, once the partners are here. */
export function advantageOf({ registry, params }: VisitContext) {
  const { resource } = useAdvantagesStore.in(registry).getState();
  const isHere = resource.status === 'success';
  const advantage = isHere ? resource.data.find(({ id }) => id === params.advantageId) : undefined;
  return { advantage, isMissing: isHere && !advantage };
}

/** The advantage that this address names, or that there is none. */
export function OneAdvantage({ kind }: { kind: ProviderKind }) {
  const { t } = useTranslation('advantages');
  const { providerId } = useProvider(kind);
  const wanted = useAddressId();
  const missing = <NoAdvantage kind={kind} />;
  const skeleton = (
    <Page>
      <SkeletonDetail label={t('loading')} />
    </Page>
  );
  return (
    <WithFetched store={useAdvantagesStore} question={[providerId]} skeleton={skeleton} missing={missing}>
      {(advantages) => {
        const advantage = advantages.find(({ id }) => id === wanted);
        return advantage ? <AdvantageDetail advantage={advantage} /> : missing;
      }}
    </WithFetched>
  );
}

function NoAdvantage({ kind }: { kind: ProviderKind }) {
  const { t } = useTranslation('advantages');
  const { listHref } = useProvider(kind);
  return (
    <EmptyPage
      icon={<Scene name="gift" />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      way={{ href: listHref, label: t('all') }}
    />
  );
}
