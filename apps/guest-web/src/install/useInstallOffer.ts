import { useCallback, useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../browser/safeStorage';
import { installOffer, type InstallOffer } from './installOffer';

/** Told on the window when the guest said no; browsers tell of the rest themselves. */
const REFUSED = 'installrefused';
const changes = ['beforeinstallprompt', 'appinstalled', REFUSED] as const;

/** Where local storage keeps that the guest of this hotel does not want it: for good (never asked twice). */
const refusedKey = (slug: string) => `${slug}/InstallRefused`;

function subscribe(tell: () => void): () => void {
  for (const name of changes) addEventListener(name, tell);
  return () => {
    for (const name of changes) removeEventListener(name, tell);
  };
}

function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (typeof matchMedia !== 'function') return standalone === true;
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

function offerNow(slug: string): InstallOffer | undefined {
  return installOffer({
    hasPrompt: globalThis.__INSTALL__ !== undefined,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone: isStandalone(),
    isRefused: safeLocalStorage().getItem(refusedKey(slug)) !== null,
  });
}

/** The way onto the home screen, where there is one and the guest has not refused it. */
export function useInstallOffer(slug: string) {
  const offer = useSyncExternalStore(
    subscribe,
    () => offerNow(slug),
    () => undefined,
  );

  const refuse = useCallback(() => {
    try {
      safeLocalStorage().setItem(refusedKey(slug), 'true');
    } catch {
      // Full: the offer goes with this document.
    }
    globalThis.__INSTALL__ = undefined;
    dispatchEvent(new Event(REFUSED));
  }, [slug]);

  const install = useCallback(async () => {
    const held = globalThis.__INSTALL__;
    if (!held) return;
    // A browser answers once to each event.
    globalThis.__INSTALL__ = undefined;
    await held.prompt();
    const { outcome } = await held.userChoice;
    if (outcome === 'dismissed') refuse();
    else dispatchEvent(new Event('appinstalled'));
  }, [refuse]);

  return { offer, install: () => void install().catch(refuse), refuse };
}
