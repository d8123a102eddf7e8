import type { RuntimeConfig } from '@guest/api-client';
import { createTracker, Level, type Tracker } from '@guest/tracker';

/** Words of the app itself, which name no guest. */
const WORDS_OF_THE_APP = 'label, legend, h1, h2, header, footer, nav';

/** A text of its own, not only elements with texts. */
const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/**
 * Check-in screens show what the guest typed: names, addresses, numbers. Every text that is no known word of the app is
 * recorded as stars.
 */
export function levelOfElement(element: Element): Level {
  return hasText(element) && !element.closest(WORDS_OF_THE_APP) ? Level.obscured : Level.plain;
}

/** Starts a recording of this page. A failure is told to developers alone. */
export function startRecorder(config: RuntimeConfig, slug: string): Tracker {
  const tracker = createTracker({
    ingestPoint: config.ingestUrl,
    projectKey: config.recordingProjectKey ?? '',
    isInsecureAllowed: true,
    domSanitizer: levelOfElement,
    // The app logs what it does not expect; a hotel's server may be another one.
    captureConsole: false,
  });
  void tracker.start({ metadata: { hotel: slug } });
  return tracker;
}
