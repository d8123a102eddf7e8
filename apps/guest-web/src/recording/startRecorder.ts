import type { i18n } from 'i18next';
import type { RuntimeConfig } from '@guest/api-client';
import { parseUrl } from '@guest/api-contract';
import { createTracker, obscured, type StartResult, type Tracker } from '@guest/tracker';
import { createKnownTexts } from './knownTexts';

/** A part of a path that names a screen or a hotel; ids and secrets have digits or capitals. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/u;

/** An address without its query, and without ids in its path. */
export function addressOfScreen(url: string): string {
  const address = parseUrl(url);
  if (!address) return '';
  const { origin, pathname } = address;
  const parts = pathname.split('/').map((part) => (part === '' || NAME.test(part) ? part : '*'));
  return origin + parts.join('/');
}

interface StartedRecorder {
  tracker: Tracker;
  /** Resolves when it records, or cannot. */
  started: Promise<StartResult>;
}

interface RecorderOptions {
  config: RuntimeConfig;
  slug: string;
  i18n: i18n;
  /** A usability test: the participant has agreed to it, whatever the browser says in general. */
  isTest: boolean;
  /** Another session, even if this tab has one. */
  forceNew: boolean;
}

/**
 * Starts a recording of this page. Check-in screens show what the guest typed: names, addresses, numbers. So a text is
 * recorded only if it is one of the app's own; every other one becomes stars.
 */
export function startRecorder({ config, slug, i18n, isTest, forceNew }: RecorderOptions): StartedRecorder {
  const isKnown = createKnownTexts(i18n);
  const tracker = createTracker({
    ingestPoint: config.ingestUrl,
    projectKey: config.recordingProjectKey ?? '',
    isInsecureAllowed: true,
    respectsDoNotTrack: !isTest,
    textSanitizer: (text) => (isKnown(text) ? text : obscured(text)),
    urlSanitizer: addressOfScreen,
    // Messages of other code may hold anything.
    captureConsole: false,
  });
  return { tracker, started: tracker.start({ metadata: { hotel: slug }, forceNew }) };
}
