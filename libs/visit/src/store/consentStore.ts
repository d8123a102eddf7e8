import { defineDraftStore } from '@guest/state';
import { fieldsOf, isText } from './keptFields';

/** What a guest may agree to, each by itself. Off until chosen. */
export const consentNames = ['recording', 'statistics', 'errorReports'] as const;
export type ConsentName = (typeof consentNames)[number];

/** Changes with the consent texts: an agreement to an older text does not count. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** Half a year, as France's data protection authority advises. */
const ASKED_AGAIN_AFTER_MS = 182 * 24 * 60 * 60 * 1000;

/** One choice: whether, when (ISO 8601) and to which words. */
interface Consent {
  isGiven: boolean;
  at: string;
  textVersion: string;
}

export type Consents = Partial<Record<ConsentName, Consent>>;

export interface ConsentState {
  consents: Consents;
  /** Gives or withdraws; what is not named stays as it is. */
  choose: (choices: Partial<Record<ConsentName, boolean>>) => void;
}

/** Whether the guest agreed to the current text. */
export function isAgreed(consents: Consents, name: ConsentName): boolean {
  const consent = consents[name];
  return consent?.isGiven === true && consent.textVersion === CONSENT_TEXT_VERSION;
}

/** Whether the guest has answered every question that is asked here, with yes or no. */
export function isDecided(consents: Consents, asked: readonly ConsentName[]): boolean {
  return asked.every((name) => consents[name]?.textVersion === CONSENT_TEXT_VERSION);
}

function isConsent(value: unknown): value is Consent {
  const { isGiven, at, textVersion } = fieldsOf(value);
  return typeof isGiven === 'boolean' && isText(at) && isText(textVersion);
}

/** A damaged answer is no agreement. */
function readConsents(raw: unknown): Consents {
  const kept = fieldsOf(raw);
  return Object.fromEntries(
    consentNames.map((name) => [name, kept[name]]).filter(([, one]) => isConsent(one)),
  );
}

/** What this guest agreed to at this hotel; kept on the device, written at once. */
export const useConsentStore = defineDraftStore<ConsentState>(
  'consents',
  (set, _get, _store, { persistNow }) => ({
    consents: {},
    choose: (choices) => {
      const at = new Date().toISOString();
      set((state) => {
        for (const name of consentNames) {
          const isGiven = choices[name];
          if (isGiven !== undefined) {
            state.consents[name] = { isGiven, at, textVersion: CONSENT_TEXT_VERSION };
          }
        }
      });
      persistNow();
    },
  }),
  { keep: { consents: readConsents }, collections: ['consents'], keepForMs: ASKED_AGAIN_AFTER_MS },
);
