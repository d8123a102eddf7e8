import { useTranslation } from 'react-i18next';
import { DelayedSpinner, SkipLink } from '@guest/design-system';
import { ScreensProvider, useVisitStore } from '@guest/visit';
import { Component as NotFound } from '../pages/NotFoundPage';
import { useRouteData } from '../routing/RouteContext';
import { RoutePage } from '../routing/RoutePage';
import { matchEntry } from '../routing/table';
import { HosterShell } from './HosterShell';
import { ScreenFailure } from './ScreenFailure';

function hasScreen(href: string): boolean {
  return matchEntry(href).entry.path !== '*';
}

/** What surrounds every screen; the hotel's own frame once the hotel is known. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { slug } = useRouteData().match;
  return (
    <ScreensProvider hasScreen={hasScreen}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {slug === '' ? (
        <main id="main" tabIndex={-1}>
          <RoutePage />
        </main>
      ) : (
        <WithHoster />
      )}
    </ScreensProvider>
  );
}

function WithHoster() {
  const { t } = useTranslation('shell');
  const hoster = useVisitStore((state) => state.hoster);
  if (hoster.status === 'success') return <HosterShell />;
  return (
    <main id="main" tabIndex={-1}>
      {hoster.status !== 'failure' && <DelayedSpinner label={t('loading')} />}
      {hoster.status === 'failure' &&
        (hoster.httpStatus === 404 ? (
          <NotFound />
        ) : (
          <ScreenFailure isOffline={hoster.kind === 'offline'} onRetry={() => location.reload()} />
        ))}
    </main>
  );
}
