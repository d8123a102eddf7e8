import type { RunningTelemetry, Screen, TelemetryStart } from './port';
import { clearCookies } from './clearTagManager';

const GOOGLE_URL = 'https://www.googletagmanager.com/gtm.js';

declare global {
  var dataLayer: unknown[] | undefined;
}

/** Google's consent mode: the guest agreed to statistics; advertising stays denied, because it was never asked for. */
const consentTo = (statistics: 'granted' | 'denied') => ({
  analytics_storage: statistics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

/** Consent mode tells commands from events by their type, an `arguments` object. */
function command(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- an array is not read as a command
  globalThis.dataLayer?.push(arguments);
}

const screenView = ({ name, slug, language }: Screen) => ({
  event: 'screen_view',
  screen_name: name,
  // The route instead of the address, because it holds no id.
  page_path: name,
  page_location: location.origin + name,
  page_title: name,
  hotel: slug,
  language,
});

/** A tag manager with a data layer (Google's, and those that follow it). */
export function start({ config, screen, nonce }: TelemetryStart): RunningTelemetry {
  globalThis.dataLayer = [];
  command('consent', 'default', consentTo('granted'));
  globalThis.dataLayer.push(screenView(screen), { 'gtm.start': Date.now(), event: 'gtm.js' });

  const script = document.createElement('script');
  script.async = true;
  if (nonce !== undefined) script.nonce = nonce;
  script.referrerPolicy = 'no-referrer';
  script.src = `${config.tagManagerUrl ?? GOOGLE_URL}?id=${encodeURIComponent(config.tagManagerId ?? '')}`;
  document.head.append(script);

  return {
    enter: (next) => void globalThis.dataLayer?.push(screenView(next)),
    stop() {
      command('consent', 'update', consentTo('denied'));
      globalThis.dataLayer?.push({ event: 'consent_withdrawn' });
      // The manager has replaced `push` of the former array: a new array cuts it off.
      globalThis.dataLayer = [];
      script.remove();
      // The app has one cookie; tags have set all others.
      clearCookies();
    },
  };
}
