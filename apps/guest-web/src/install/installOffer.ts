/** What a browser allows: its own prompt, or instructions for doing it by hand. */
export type InstallOffer = 'prompt' | 'ios';

interface Device {
  hasPrompt: boolean;
  userAgent: string;
  maxTouchPoints: number;
  /** Already on the home screen. */
  isStandalone: boolean;
  isRefused: boolean;
}

/** Browsers and apps on iOS that call themselves Safari: their menus differ or lack this entry. */
const NOT_SAFARI =
  /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|GSA\/|DuckDuckGo|YaBrowser|Brave|Instagram|FBA[NV]|Line\/|MicroMessenger|LinkedInApp/u;

/** iPadOS reports itself as a Mac; no Mac has a touch screen. */
function isIosSafari({ userAgent, maxTouchPoints }: Device): boolean {
  const isIos = /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/[\d.]+ .*Safari\//u.test(userAgent) && !NOT_SAFARI.test(userAgent);
}

/** How the hotel can be installed; undefined where it is installed, cannot be, or was refused. */
export function installOffer(device: Device): InstallOffer | undefined {
  if (device.isStandalone || device.isRefused) return undefined;
  if (device.hasPrompt) return 'prompt';
  return isIosSafari(device) ? 'ios' : undefined;
}
