/** What a browser lets us offer: its own question, or words on how its guest does it by hand. */
export type InstallOffer = 'prompt' | 'ios';

interface Device {
  hasPrompt: boolean;
  userAgent: string;
  maxTouchPoints: number;
  /** Already on the home screen. */
  isStandalone: boolean;
  isRefused: boolean;
}

/** Browsers and apps on iOS that call themselves Safari: their menus have other words, or none for this. */
const NOT_SAFARI =
  /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|GSA\/|DuckDuckGo|YaBrowser|Brave|Instagram|FBA[NV]|Line\/|MicroMessenger|LinkedInApp/u;

/** iPadOS says that it is a Mac; no Mac has a touch screen. */
function isIosSafari({ userAgent, maxTouchPoints }: Device): boolean {
  const isIos = /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Version\/[\d.]+ .*Safari\//u.test(userAgent) && !NOT_SAFARI.test(userAgent);
}

/** How this hotel can come onto the home screen; nothing where it is there, cannot come or was refused. */
export function installOffer(device: Device): InstallOffer | undefined {
  if (device.isStandalone || device.isRefused) return undefined;
  if (device.hasPrompt) return 'prompt';
  return isIosSafari(device) ? 'ios' : undefined;
}
