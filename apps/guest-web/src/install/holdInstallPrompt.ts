/** What Chromium offers when a page may become an app (not in TypeScript's DOM, nor in other browsers). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** The browser's offer, held until the guest asks for it. */
  var __INSTALL__: InstallPromptEvent | undefined;
}

/** Holds the browser's own offer back: it would come over whatever the guest is doing. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.__INSTALL__ = event as InstallPromptEvent;
  });
  // From the browser's own menu, too.
  addEventListener('appinstalled', () => {
    globalThis.__INSTALL__ = undefined;
  });
}
