import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedSpinner, SkipLink } from '@guest/design-system';
import { isHosterThere, reloadByItself, ScreensProvider, useApi, useVisitStore } from '@guest/visit';
import { Component as NotFound } from '../pages/NotFoundPage';
import { useRouteData } from '../routing/RouteContext';
import { RoutePage } from '../routing/RoutePage';
import { matchEntry } from '../routing/table';
import { HosterShell } from './HosterShell';
import { optionalPart } from './optionalPart';
import { ScreenFailure } from './ScreenFailure';

const AppHead = optionalPart(async () => (await import('./AppHead')).AppHead);

function hasScreen(href: string): boolean {
  return matchEntry(href).entry.path !== '*';
}

/** What surrounds every screen; the hotel's own frame once the hotel is known. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { slug, entry } = useRouteData().match;
  return (
    <ScreensProvider hasScreen={hasScreen}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {slug === '' ? (
        <>
          {/* The landing page has a head of its own. */}
          {entry.path === '*' && <Head />}
          <main id="main" tabIndex={-1}>
            <RoutePage />
          </main>
        </>
      ) : (
        <WithHoster />
      )}
    </ScreensProvider>
  );
}

/** Where there is no hotel there is a head all the same, and the screen does not wait for it. */
function Head() {
  return (
    <Suspense fallback={null}>
      <AppHead />
    </Suspense>
  );
}

function WithHoster() {
  const { t } = useTranslation('shell');
  const hoster = useVisitStore((state) => state.hoster);
  const slug = useVisitStore((state) => state.slug);
  const api = useApi();
  // A new document has the hotel's brand from its first paint.
  const reload = () => location.reload();
  const askAgain = async () => {
    if (await isHosterThere(api, slug)) await reloadByItself();
  };
  if (hoster.status === 'success') return <HosterShell />;
  return (
    <>
      {hoster.status === 'failure' && <Head />}
      <main id="main" tabIndex={-1}>
        {hoster.status !== 'failure' && <DelayedSpinner label={t('loading')} />}
        {hoster.status === 'failure' &&
          (hoster.httpStatus === 404 ? (
            <NotFound />
          ) : (
            <ScreenFailure failure={hoster} onTry={askAgain} onRetry={reload} />
          ))}
      </main>
    </>
  );
}
