import { defineDraftStore } from '@guest/state';

/** What a guest may agree to, each by itself (decisions.md 28, 29): off until chosen. */
export const consentNames = ['recording', 'statistics', 'errorReports'] as const;
export type ConsentName = (typeof consentNames)[number];

/** Changes with the words that are agreed to: an older agreement does not count for newer words. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** Half a year, as France's data protection authority advises: nobody is asked more often, or agrees for ever. */
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

/** Agreed to the words of today; nothing chosen is a no. */
export function isAgreed(consents: Consents, name: ConsentName): boolean {
  const consent = consents[name];
  return consent?.isGiven === true && consent.textVersion === CONSENT_TEXT_VERSION;
}

/** Whether every question that is asked here has an answer, yes or no: only then nobody asks again. */
export function isDecided(consents: Consents, asked: readonly ConsentName[]): boolean {
  return asked.every((name) => consents[name]?.textVersion === CONSENT_TEXT_VERSION);
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const { isGiven, at, textVersion } = value as Record<string, unknown>;
  return typeof isGiven === 'boolean' && typeof at === 'string' && typeof textVersion === 'string';
}

/** Only whole answers to questions of ours come back: a damaged one is no agreement. */
function revive(kept: Record<string, unknown>): Partial<ConsentState> | undefined {
  const raw = kept.consents;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const known = raw as Record<string, unknown>;
  return {
    consents: Object.fromEntries(
      consentNames.flatMap((name) => (isConsent(known[name]) ? [[name, known[name]]] : [])),
    ),
  };
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
  { keep: ['consents'], keepForMs: ASKED_AGAIN_AFTER_MS, revive },
);
