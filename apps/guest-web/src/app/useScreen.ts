import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';
import { isKeptPage, type Registry } from '@guest/state';
import { fetchPageSlugs, useVisitStore, type ApiSource } from '@guest/visit';
import { reloadOnce } from '../browser/device/reloadOnce';
import { whenIdle } from '../browser/device/whenIdle';
import { documentEnd } from '../browser/hydration/documentEnd';
import { loadEntry, loadHoster } from '../routing/loadEntry';
import { isPage, type Match } from '../routing/table';
import { pageTitle } from './pageTitle';

interface ScreenInput {
  match: Match;
  pathname: string;
  /** Rejects where the screen's texts do not load; undefined once they are loaded. */
  texts: Promise<void> | undefined;
  language: string;
  registry: Registry;
  api: ApiSource;
  i18n: i18n;
  /** The server has loaded the first screen's data already. */
  isRendered: boolean;
}

/** Loads the data of each screen that is navigated to, names the document after it and notes the hotel as visited. */
export function useScreen(input: ScreenInput): void {
  const { match, pathname, texts, language, registry, api, i18n, isRendered } = input;
  const isFirst = useRef(true);
  /** The hotel that this visit has noted in the list of recent ones. */
  const noted = useRef<string>(undefined);

  useEffect(() => {
    let isOver = false;
    const cleanUps: (() => void)[] = [];
    const isLoaded = isFirst.current && isRendered;
    isFirst.current = false;
    const isOld = isLoaded && isKeptPage(registry.madeAt(), Date.now());
    const load = () => loadScreen(match, registry, api);

    // Stores keep their own failures. Only a file rejects: a deploy may have removed it.
    const orReload = (cause: unknown): never => {
      if (!isOver) void reloadOnce(pathname);
      throw cause;
    };
    const setTitle = () => {
      if (isOver) return;
      const title = pageTitle({ match, registry, api, i18n, hoster: hosterOf(registry) });
      // The same title again would still change the document.
      if (document.title !== title) document.title = title;
    };
    /** Loads what the server had not sent when it gave up or the connection was cut. */
    const loadRest = async () => {
      await documentEnd();
      if (!isOver && registry.isWaiting()) await load();
    };
    const arrive = async () => {
      const files = Promise.all([match.entry.module(), texts, isLoaded || load()]).catch(orReload);
      if (!isOld) addPageSlugs(match, registry, api).catch(() => undefined);
      await files;
      setTitle();
      if (isOver) return;
      // Data that arrive late, or after a retry, may change the title.
      cleanUps.push(registry.onChange(setTitle));
      const hoster = hosterOf(registry);
      // Once a visit: after the guest deletes this device's data, the same page must not list the hotel again.
      if (hoster && noted.current !== hoster.slug) {
        noted.current = hoster.slug;
        (await import('../browser/device/recentHotels')).rememberHotel(hoster);
      }
    };

    // An old page is shown at once; its data are loaded again when the browser is idle.
    if (isOld) cleanUps.push(whenIdle(() => void refresh(match, registry, api).catch(() => undefined)));
    if (isLoaded)
      loadRest()
        .catch(orReload)
        .catch(() => undefined);
    // The screen's error boundary shows a file that does not load.
    arrive().catch(() => undefined);
    return () => {
      isOver = true;
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, [match, texts, pathname, registry, api, i18n, language, isRendered]);
}

async function loadScreen(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  await loadHoster(match, registry, api);
  await loadEntry(match, registry, api);
}

/** Loads the screen again and shows the hotel's brand if it has changed. */
async function refresh(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  const before = hosterOf(registry);
  await loadScreen(match, registry, api);
  addPageSlugs(match, registry, api).catch(() => undefined);
  const now = hosterOf(registry);
  if (before && now && before !== now) (await import('../browser/hydration/rebrand')).rebrand(before, now);
}

function hosterOf(registry: Registry) {
  const { hoster } = useVisitStore.in(registry).getState();
  return hoster.status === 'success' ? hoster.data : undefined;
}

/** Adds the personal pages to the navigation; without them the rest of it is shown. */
async function addPageSlugs(match: Match, registry: Registry, api: ApiSource): Promise<void> {
  const pageSlugs = await fetchPageSlugs(registry, api, { isPage: isPage(match) });
  if (pageSlugs) useVisitStore.in(registry).setState({ pageSlugs });
}
