import type { i18n } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Registry } from '@guest/state';
import type { RuntimeConfig } from '@guest/api-client';
import type { ApiSource } from '@guest/visit';
import { useFollowUps } from '../browser/loading/useFollowUps';
import { useServiceWorker } from '../browser/network/useServiceWorker';
import { useArrival } from '../browser/scroll/useArrival';
import { useVisitSubmissions } from '../browser/submissions/useVisitSubmissions';
import { bringTexts } from '../routing/bringTexts';
import { matchEntry } from '../routing/table';
import { useRecorder } from '../recording/useRecorder';
import { useTelemetry } from '../telemetry/useTelemetry';
import { App } from './App';
import { usePaymentDocument } from './usePaymentDocument';
import { useScreen } from './useScreen';

interface BrowserAppProps {
  registry: Registry;
  api: ApiSource;
  config: RuntimeConfig;
  i18n: i18n;
  /** The server has loaded the first screen's data already. */
  isRendered: boolean;
  onReady: () => void;
  /** The first screen is hydrated. */
  onFirstShown: () => void;
}

/** Loaded ahead, because they cannot load once the network is gone. */
const neededOffline = () => Promise.all([import('../shell/OfflineNotice'), matchEntry('/').entry.module()]);

/** The app in a browser: loads what each navigation needs and keeps title, scroll position and focus. */
export function BrowserApp(props: BrowserAppProps) {
  const { registry, api, config, i18n, isRendered, onReady, onFirstShown } = props;
  const { pathname, key } = useLocation();
  const match = useMemo(() => matchEntry(pathname), [pathname]);
  const { slug } = match;
  const onShown = useArrival(onFirstShown);
  const [language, setLanguage] = useState(i18n.language);
  const texts = useMemo(
    () => bringTexts(i18n, match.entry.namespaces),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the language that i18n speaks
    [i18n, match, language],
  );
  const route = useMemo(() => ({ match, texts, onShown }), [match, texts, onShown]);
  usePaymentDocument(match, key, registry);
  useTelemetry({ match, pathname, navigation: key, language, registry, config });
  useRecorder({ match, pathname, registry, config, i18n });
  useServiceWorker({ slug, path: pathname, language, neededOffline });
  useFollowUps({ slug, registry, api, i18n });
  const submissions = useVisitSubmissions(slug, registry, api, config.apiKeys);

  useEffect(() => onReady(), [onReady]);
  useEffect(() => {
    i18n.on('languageChanged', setLanguage);
    return () => i18n.off('languageChanged', setLanguage);
  }, [i18n]);
  useScreen({ match, pathname, texts, language, registry, api, i18n, isRendered });

  return <App {...{ registry, api, submissions, config, i18n, route }} />;
}
