import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../browser/device/safeStorage';
import { installOffer, type InstallOffer } from './installOffer';

/** Sent on the window when the offer was used or refused; browsers send the other events. */
const OFFER_OVER = 'installofferover';
const changes = ['beforeinstallprompt', 'appinstalled', OFFER_OVER] as const;

/** The local storage key of the guest's refusal at this hotel; it never expires. */
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
    // Storage is full: the refusal holds for this document only.
  }
}

/** Shows the browser's own prompt; true where the guest refuses. A failed prompt is no answer. */
async function isDismissed(held: NonNullable<typeof globalThis.__INSTALL__>): Promise<boolean> {
  try {
    await held.prompt();
    return (await held.userChoice).outcome === 'dismissed';
  } catch {
    return false;
  }
}

/**
 * The install offer, where the browser allows one and the guest has not refused it. `onLeave` is called just before
 * the offer is removed, so that the focus can move.
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
    // A browser accepts one prompt for each event.
    globalThis.__INSTALL__ = undefined;
    if (await isDismissed(held)) rememberRefusal(slug);
    end();
  };

  return { offer, install: () => void install(), refuse };
}
