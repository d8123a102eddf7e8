import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createRegistry, persistRegistry } from '@guest/state';
import { createI18n, holdLanguage, languageInCookie, switchLanguage, type Language } from '@guest/i18n';
import { AppRouter } from './app/AppRouter';
import { BrowserApp } from './app/BrowserApp';
import { browserApi } from './browser/loading/browserApi';
import { followDeletion } from './browser/device/followDeletion';
import { receiveHandover } from './browser/hydration/handover';
import { sendHeld } from './browser/hydration/heldSubmit';
import { atRenderedAddress } from './browser/hydration/renderedAddress';
import { safeLocalStorage } from './browser/device/safeStorage';
import { rememberTyped } from './browser/hydration/typedEarly';
import { holdInstallPrompt } from './install/holdInstallPrompt';
import { contextOf } from './routing/loadEntry';
import { SCREEN_FAILURE } from './routing/screenFailure';
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
    : await (await import('./browser/hydration/staticStart')).staticStart(registry, match);
  const config = first.config ?? boot?.config;
  const language: Language = first.language ?? boot?.language ?? 'fr';
  if (!config) return;

  const i18n = createI18n({ language, sources: textSources, loaded: first.texts ?? {} });
  const releaseLanguage = isRendered ? holdLanguage(i18n) : () => {};
  addEventListener(SCREEN_FAILURE, releaseLanguage, { once: true });
  const api = browserApi(config);
  // Chunks are loaded before hydration, which would otherwise fall back to a spinner.
  const prepare = async () => (await match.entry.module()).prepare?.(contextOf(match, registry, api));
  await prepare().catch(() => undefined);

  const bringQuery = isRendered ? atRenderedAddress(first.search ?? '') : undefined;
  const typedEarly = rememberTyped(container, () => {
    sendHeld();
    releaseLanguage();
  });
  const tree = (
    <AppRouter>
      <BrowserApp
        registry={registry}
        api={api}
        config={config}
        i18n={i18n}
        isRendered={isRendered}
        onReady={restore}
        onFirstShown={afterHydration}
      />
    </AppRouter>
  );

  /** Runs after the first screen is hydrated: earlier, both renderings would differ. */
  function afterHydration() {
    typedEarly();
    bringQuery?.();
    // A page from the service worker may be in the language chosen earlier.
    const chosen = languageInCookie(document.cookie);
    if (chosen && chosen !== i18n.language) void switchLanguage(i18n, chosen, startTransition);
  }

  /** Restores kept drafts after hydration: until then the page must equal the server's rendering. */
  function restore() {
    if (match.slug !== '') persist();
    // Registered after `persist`: a hidden page runs its listeners in this order.
    followDeletion();
  }

  function persist() {
    const persistence = persistRegistry(registry, { slug: match.slug, storage: safeLocalStorage() });
    addEventListener('pagehide', () => persistence.flush());
    // Phones end hidden pages without a `pagehide` event.
    addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') persistence.flush();
    });
  }

  if (isRendered) startTransition(() => void hydrateRoot(container, tree));
  else createRoot(container).render(tree);
}

holdInstallPrompt();

const root = document.getElementById('root');
/**
 * Without configuration or texts the app cannot start. A file host's page has a message for that and a retry;
 * a page that the server rendered stays as it is.
 */
function showStartFailure(container: HTMLElement): void {
  const failure = document.querySelector<HTMLTemplateElement>('#start-failure');
  if (failure) container.replaceChildren(failure.content.cloneNode(true));
}

if (root) start(root).catch(() => showStartFailure(root));
