/** Chromium's event when a page can be installed (not in TypeScript's DOM, nor in other browsers). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** The browser's offer, held until the guest asks for it. */
  var __INSTALL__: InstallPromptEvent | undefined;
}

/** Holds back the browser's own offer, which would interrupt the guest. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.__INSTALL__ = event as InstallPromptEvent;
  });
  // Also fires after an installation from the browser's menu.
  addEventListener('appinstalled', () => {
    globalThis.__INSTALL__ = undefined;
  });
}
