import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, StatusLine } from '@guest/design-system';
import { paths } from '@guest/feature';
import type { Resource } from '@guest/state';
import { focusHeading, functionsOf, useApi, useHoster } from '@guest/visit';
import type { Catalogue } from '../../model/service';
import { useCatalogueStore } from '../../store/catalogueStore';

type Failure = Extract<Resource<unknown>, { status: 'failure' }>;

interface WithCatalogueProps {
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (catalogue: Catalogue) => ReactNode;
}

/** The hotel's catalogue, or what there is to say while it is not here. */
export function WithCatalogue({ skeleton, children }: WithCatalogueProps) {
  const hoster = useHoster();
  const catalogue = useCatalogueStore((state) => state.catalogue);
  const [failed, setFailed] = useState<Failure>();

  if (!functionsOf(hoster).services) return <NotSubscribed />;
  if (catalogue.status === 'success') {
    return <Arrived hasWaited={failed !== undefined}>{children(catalogue.data)}</Arrived>;
  }
  const failure = catalogue.status === 'failure' ? catalogue : failed;
  if (!failure) return skeleton;
  return (
    <CatalogueFailure
      failure={failure}
      isRetrying={catalogue.status !== 'failure'}
      hasRetried={failed !== undefined}
      onRetry={() => setFailed(failure)}
    />
  );
}

interface ArrivedProps {
  /** The guest pressed a button that is gone now. */
  hasWaited: boolean;
  children: ReactNode;
}

function Arrived({ hasWaited, children }: ArrivedProps) {
  useEffect(() => {
    if (hasWaited) focusHeading();
  }, [hasWaited]);
  return children;
}

interface CatalogueFailureProps {
  /** What it was, also while it is tried again: the button stays where the guest has just pressed it. */
  failure: Failure;
  isRetrying: boolean;
  hasRetried: boolean;
  onRetry: () => void;
}

function CatalogueFailure({ failure, isRetrying, hasRetried, onRetry }: CatalogueFailureProps) {
  const { t } = useTranslation('order');
  const { _id: hosterId } = useHoster();
  const api = useApi();
  const reload = useCatalogueStore((state) => state.reload);
  const retry = () => {
    onRetry();
    void reload(api, hosterId);
  };
  return (
    <Page>
      <EmptyState
        icon="warning"
        tone="danger"
        title={t('failure.title')}
        text={t(failure.kind === 'offline' ? 'failure.offline' : 'failure.text')}
        actions={
          <Button isBusy={isRetrying} busyLabel={t('failure.retrying')} onClick={retry}>
            {t('failure.retry')}
          </Button>
        }
      />
      <StatusLine isHidden>{hasRetried && !isRetrying ? t('failure.stillFailing') : null}</StatusLine>
    </Page>
  );
}

function NotSubscribed() {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  return (
    <Page clears="tabs">
      <EmptyState
        icon="service"
        title={t('services.notSubscribed.title')}
        text={t('services.notSubscribed.text')}
        actions={
          <Button hierarchy="secondary" href={paths.home(slug)}>
            {t('services.home')}
          </Button>
        }
      />
    </Page>
  );
}
