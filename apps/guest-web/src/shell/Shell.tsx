import { useTranslation } from 'react-i18next';
import { DelayedSpinner, SkipLink } from '@guest/design-system';
import {
  isHosterThere,
  lazyPart,
  reloadByItself,
  ScreensProvider,
  useApi,
  useVisitStore,
} from '@guest/visit';
import { Component as NotFound } from '../pages/NotFoundPage';
import { useRouteData } from '../routing/RouteContext';
import { RoutePage } from '../routing/RoutePage';
import { matchEntry } from '../routing/table';
import { HosterShell } from './HosterShell';
import { optional } from './optional';
import { failedScreen, ScreenFailure } from './ScreenFailure';

/** The header while no hotel is known; the screen does not wait for it. */
const AppHead = lazyPart(async () => (await import('./AppHead')).AppHead, optional);

function hasScreen(href: string): boolean {
  return matchEntry(href).entry.path !== '*';
}

/** The frame around every screen; the hotel's own once the hotel is known. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { slug, entry } = useRouteData().match;
  return (
    <ScreensProvider value={hasScreen}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {slug === '' ? (
        <>
          {/* The landing page has a head of its own. */}
          {entry.path === '*' && <AppHead />}
          <main id="main" tabIndex={-1}>
            <RoutePage fallback={failedScreen} />
          </main>
        </>
      ) : (
        <WithHoster />
      )}
    </ScreensProvider>
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
      {hoster.status === 'failure' && <AppHead />}
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
