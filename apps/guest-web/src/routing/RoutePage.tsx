import { memo, Suspense, use, useEffect, type ReactNode } from 'react';
import { DelayedSpinner } from '@guest/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadedModule } from './entry';
import { useRouteData } from './RouteContext';
import { ScreenBoundary } from './ScreenBoundary';

interface RoutePageProps {
  /** Shown instead of a screen that failed; `retry` renders it again. A stable function: the page is memoised. */
  fallback: (retry: () => void) => ReactNode;
}

/**
 * The matched screen, or its skeleton while its chunk, its texts or (on the server) its data are loading. It does not
 * render again when the frame around it does.
 */
export const RoutePage = memo(function RoutePage({ fallback }: RoutePageProps) {
  const { match, late } = useRouteData();
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const Skeleton = loadedModule(match.entry)?.Skeleton;
  return (
    <ScreenBoundary key={pathname} onRetry={match.entry.module.reset} fallback={fallback}>
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
