import type { i18n } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isKeptPage, type Registry } from '@guest/state';
import type { RuntimeConfig } from '@guest/api-client';
import { fetchPageSlugs, useVisitStore, type ApiSource } from '@guest/visit';
import { App } from '../app/App';
import { pageTitle } from '../app/pageTitle';
import { bringTexts } from '../routing/bringTexts';
import { loadEntry, loadHoster } from '../routing/loadEntry';
import { matchEntry } from '../routing/table';
import { useTelemetry } from '../telemetry/useTelemetry';
import { documentEnd } from './documentEnd';
import { reloadOnce } from './reloadOnce';
import { useArrival } from './useArrival';
import { useFollowUps } from './useFollowUps';
import { useServiceWorker } from './useServiceWorker';
import { useVisitOutbox } from './useVisitOutbox';
import { whenIdle } from './whenIdle';

interface BrowserAppProps {
  registry: Registry;
  api: ApiSource;
  config: RuntimeConfig;
  i18n: i18n;
  /** The server has loaded the first screen's data already. */
  isRendered: boolean;
  onReady: () => void;
  /** The first screen stands and answers. */
  onFirstShown: () => void;
}

/** The app in a browser: loads what each navigation needs, keeps title, scroll and focus. */
export function BrowserApp({
  registry,
  api,
  config,
  i18n,
  isRendered,
  onReady,
  onFirstShown,
}: BrowserAppProps) {
  const { pathname, key } = useLocation();
  const match = useMemo(() => matchEntry(pathname), [pathname]);
  const isFirst = useRef(true);
  /** Of which hotel this visit is on the list of recent ones. */
  const remembered = useRef<string>(undefined);
  const onShown = useArrival(onFirstShown);
  const [language, setLanguage] = useState(i18n.language);
  const texts = useMemo(
    () => bringTexts(i18n, match.entry.namespaces),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the language that i18n speaks
    [i18n, match, language],
  );
  const route = useMemo(() => ({ match, texts, onShown }), [match, texts, onShown]);
  useTelemetry({ match, pathname, navigation: key, language, registry, config });
  useServiceWorker({ slug: match.slug, path: pathname, language });
  useFollowUps({ slug: match.slug, registry, api, i18n });
  const outbox = useVisitOutbox(match.slug, registry, api);

  useEffect(() => onReady(), [onReady]);
  useEffect(() => {
    i18n.on('languageChanged', setLanguage);
    return () => i18n.off('languageChanged', setLanguage);
  }, [i18n]);

  useEffect(() => {
    let isLeft = false;
    let callOff: (() => void) | undefined;
    const isLoaded = isFirst.current && isRendered;
    isFirst.current = false;
    const load = async () => {
      await loadHoster(match, registry, api);
      await loadEntry(match, registry, api);
    };
    const refresh = async () => {
      const before = hosterOf(registry);
      await load();
      addPageSlugs(registry, api).catch(() => undefined);
      const now = hosterOf(registry);
      if (before && now && before !== now) (await import('./rebrand')).rebrand(before, now);
    };
    // Behind what is shown: an old page is shown at once, and as it is now soon after.
    if (isLoaded && isKeptPage(registry.madeAt(), Date.now())) {
      callOff = whenIdle(() => void refresh().catch(() => undefined));
    }
    // Stores keep their own failures: what rejects is a file, and a deploy may have taken it away.
    const orReload = (cause: unknown): never => {
      if (!isLeft) void reloadOnce(pathname);
      throw cause;
    };
    const name = () => {
      if (isLeft) return;
      document.title = pageTitle({ match, registry, api, i18n, hoster: hosterOf(registry) });
    };
    // The server gave up, or the connection was cut: what is still on its way is nobody's question by now.
    const bringRest = async () => {
      await documentEnd();
      if (!isLeft && registry.isWaiting()) await load();
    };
    if (isLoaded)
      bringRest()
        .catch(orReload)
        .catch(() => undefined);
    let unwatch: (() => void) | undefined;
    const arrive = async () => {
      const files = Promise.all([match.entry.module(), texts, isLoaded || load()]).catch(orReload);
      // An old page asks with the rest of it: when it is idle.
      if (!callOff) addPageSlugs(registry, api).catch(() => undefined);
      await files;
      name();
      // What comes late, or at another try, may have a better name.
      if (!isLeft) unwatch = registry.onChange(name);
      const hoster = hosterOf(registry);
      // Once a visit: who deletes what this device keeps is not written down again by what happens on the page.
      if (hoster && !isLeft && remembered.current !== hoster.slug) {
        remembered.current = hoster.slug;
        (await import('./recentHotels')).rememberHotel(hoster);
      }
    };
    // Suspense shows a file's failure: nothing is left to tell here.
    arrive().catch(() => undefined);
    return () => {
      isLeft = true;
      unwatch?.();
      callOff?.();
    };
  }, [match, texts, pathname, registry, api, i18n, language, isRendered]);

  return <App registry={registry} api={api} outbox={outbox} config={config} i18n={i18n} route={route} />;
}

function hosterOf(registry: Registry) {
  const { hoster } = useVisitStore.in(registry).getState();
  return hoster.status === 'success' ? hoster.data : undefined;
}

/** Personal pages come into the navigation when they are known; without them the rest of it stands. */
async function addPageSlugs(registry: Registry, api: ApiSource): Promise<void> {
  const pageSlugs = await fetchPageSlugs(registry, api);
  if (pageSlugs) useVisitStore.in(registry).setState({ pageSlugs });
}
