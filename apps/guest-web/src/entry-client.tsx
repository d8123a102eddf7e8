import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createRegistry, persistRegistry } from '@guest/state';
import { createI18n, languageInCookie, switchLanguage, type Language } from '@guest/i18n';
import { BrowserApp } from './browser/BrowserApp';
import { browserApi } from './browser/browserApi';
import { followDeletion } from './browser/followDeletion';
import { receiveHandover } from './browser/handover';
import { atRenderedAddress } from './browser/renderedAddress';
import { safeLocalStorage } from './browser/safeStorage';
import { showStartFailure } from './browser/startFailure';
import { rememberTyped } from './browser/typedEarly';
import { holdInstallPrompt } from './install/holdInstallPrompt';
import { contextOf } from './routing/loadEntry';
import { matchEntry } from './routing/table';
import { textSources } from './texts';

async function start(container: HTMLElement): Promise<void> {
  const registry = createRegistry();
  const first = receiveHandover(({ stores, madeAt }) => {
    if (stores) registry.absorb(stores, madeAt);
  });
  const match = matchEntry(location.pathname);
  const isRendered = first.config !== undefined;
  const boot = isRendered
    ? undefined
    : await (await import('./browser/staticStart')).staticStart(registry, match);
  const config = first.config ?? boot?.config;
  const language: Language = first.language ?? boot?.language ?? 'fr';
  if (!config) return;

  const i18n = createI18n({ language, sources: textSources, loaded: first.texts ?? {} });
  const api = browserApi(config);
  // The chunks are there before React looks for them, so that hydration never falls back to a spinner.
  const prepare = async () => (await match.entry.module()).prepare?.(contextOf(match, registry, api));
  await prepare().catch(() => undefined);

  const bringQuery = isRendered ? atRenderedAddress(first.search ?? '') : undefined;
  const typedEarly = rememberTyped(container);
  const tree = (
    <BrowserRouter>
      <BrowserApp
        registry={registry}
        api={api}
        config={config}
        i18n={i18n}
        isRendered={isRendered}
        onReady={restore}
        onFirstShown={settle}
      />
    </BrowserRouter>
  );

  /** What waits until the first screen is hydrated: a part of it that is not yet must find the words the server wrote. */
  function settle() {
    typedEarly();
    bringQuery?.();
    // A page that this device kept may be in the language of another day.
    const chosen = languageInCookie(document.cookie);
    if (chosen && chosen !== i18n.language) void switchLanguage(i18n, chosen, startTransition);
  }

  /** Kept drafts come after hydration: until then the page is what the server rendered. */
  function restore() {
    if (match.slug !== '') persist();
    // After what is kept has been written: a page that goes hears in this order.
    followDeletion();
  }

  function persist() {
    const persistence = persistRegistry(registry, { slug: match.slug, storage: safeLocalStorage() });
    addEventListener('pagehide', () => persistence.flush());
    // Phones end hidden pages without another word.
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') persistence.flush();
    });
  }

  if (isRendered) startTransition(() => void hydrateRoot(container, tree));
  else createRoot(container).render(tree);
}

holdInstallPrompt();

const root = document.getElementById('root');
if (root) start(root).catch(() => showStartFailure(root));
