import { Suspense, use } from 'react';
import { DelayedSpinner } from '@guest/design-system';
import { useTranslation } from 'react-i18next';
import { loadedModule } from './entry';
import { useRouteData } from './RouteContext';

/** The matched screen, behind its skeleton while its chunk, texts or (on the server) data are on the way. */
export function RoutePage() {
  const { match, late } = useRouteData();
  const { t } = useTranslation('shell');
  const Skeleton = loadedModule(match.entry)?.Skeleton;
  return (
    <Suspense fallback={Skeleton ? <Skeleton /> : <DelayedSpinner label={t('loading')} />}>
      <PageOf key={match.entry.path} late={late} />
    </Suspense>
  );
}

function PageOf({ late }: { late: Promise<unknown> | undefined }) {
  const { entry } = useRouteData().match;
  if (late) use(late);
  const { Component } = use(entry.module());
  return <Component />;
}
