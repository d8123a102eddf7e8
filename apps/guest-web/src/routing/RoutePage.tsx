import { memo, Suspense, use, useEffect } from 'react';
import { DelayedSpinner } from '@guest/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreenFailure } from '../shell/ScreenFailure';
import { loadedModule } from './entry';
import { useRouteData } from './RouteContext';
import { ScreenBoundary } from './ScreenBoundary';

/** The matched screen, behind its skeleton while its chunk, texts or (on the server) data are on the way. The frame around it may change: it does not. */
export const RoutePage = memo(function RoutePage() {
  const { match, late } = useRouteData();
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const Skeleton = loadedModule(match.entry)?.Skeleton;
  return (
    <ScreenBoundary
      key={pathname}
      onRetry={match.entry.module.forget}
      fallback={(retry) => <ScreenFailure onTry={(wasOffline) => wasOffline && retry()} onRetry={retry} />}
    >
      <Suspense fallback={Skeleton ? <Skeleton /> : <DelayedSpinner label={t('loading')} />}>
        <PageOf key={match.entry.path} late={late} />
      </Suspense>
    </ScreenBoundary>
  );
});

function PageOf({ late }: { late: Promise<unknown> | undefined }) {
  const { match, texts, onShown } = useRouteData();
  const { pathname } = useLocation();
  if (late) use(late);
  if (texts) use(texts);
  const { Component } = use(match.entry.module());
  useEffect(() => onShown?.(pathname), [onShown, pathname]);
  return <Component />;
}
