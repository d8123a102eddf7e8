import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../browser/safeStorage';
import { installOffer, type InstallOffer } from './installOffer';

/** Told on the window when the offer was used up or refused; browsers tell of the rest themselves. */
const OFFER_OVER = 'installofferover';
const changes = ['beforeinstallprompt', 'appinstalled', OFFER_OVER] as const;

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

function rememberRefusal(slug: string): void {
  try {
    safeLocalStorage().setItem(refusedKey(slug), 'true');
  } catch {
    // Full: the offer goes with this document.
  }
}

/** Shows the browser's own question; true where the guest says no. One that fails is no answer. */
async function isDismissed(held: NonNullable<typeof globalThis.__INSTALL__>): Promise<boolean> {
  try {
    await held.prompt();
    return (await held.userChoice).outcome === 'dismissed';
  } catch {
    return false;
  }
}

/**
 * The way onto the home screen, where there is one and the guest has not refused it. `onLeave` is told just before what
 * shows the offer goes: the focus needs another place.
 */
export function useInstallOffer(slug: string, onLeave: () => void) {
  const offer = useSyncExternalStore(
    subscribe,
    () => offerNow(slug),
    () => undefined,
  );

  const end = () => {
    globalThis.__INSTALL__ = undefined;
    onLeave();
    dispatchEvent(new Event(OFFER_OVER));
  };

  const refuse = () => {
    rememberRefusal(slug);
    end();
  };

  const install = async () => {
    const held = globalThis.__INSTALL__;
    if (!held) return;
    // A browser answers once to each event.
    globalThis.__INSTALL__ = undefined;
    if (await isDismissed(held)) rememberRefusal(slug);
    end();
  };

  return { offer, install: () => void install(), refuse };
}
