import { describe, expect, it, vi } from 'vitest';
import { createRegistry, persistRegistry, ROOT_KEY } from '@guest/state';
import { CONSENT_TEXT_VERSION, consentNames, isAgreed, isDecided, useConsentStore } from './consentStore';

function aDevice(kept?: unknown) {
  localStorage.clear();
  if (kept !== undefined) localStorage.setItem(ROOT_KEY, JSON.stringify(kept));
  return visit();
}

function visit() {
  const registry = createRegistry();
  const store = useConsentStore.in(registry);
  persistRegistry(registry, { slug: 'demo', storage: localStorage });
  return store;
}

const keptConsents = (consents: unknown) => ({
  version: 1,
  slugs: { demo: { consents: { at: Date.now(), fields: { consents } } } },
});

describe('consents', () => {
  it('are off and undecided until chosen', () => {
    const { consents } = aDevice().getState();
    expect(isDecided(consents, consentNames)).toBe(false);
    expect(isAgreed(consents, 'recording')).toBe(false);
  });

  it('are separate: one yes is no other', () => {
    const store = aDevice();
    store.getState().choose({ errorReports: true });
    const { consents } = store.getState();
    expect(isAgreed(consents, 'errorReports')).toBe(true);
    expect(isAgreed(consents, 'recording')).toBe(false);
    expect(isDecided(consents, consentNames)).toBe(false);
    store.getState().choose({ recording: false, statistics: false });
    expect(isDecided(store.getState().consents, consentNames)).toBe(true);
  });

  it('are decided once what is asked here is, and where nothing is asked', () => {
    const store = aDevice();
    expect(isDecided(store.getState().consents, [])).toBe(true);
    expect(isDecided(store.getState().consents, ['errorReports'])).toBe(false);
    store.getState().choose({ errorReports: false });
    expect(isDecided(store.getState().consents, ['errorReports'])).toBe(true);
    expect(isDecided(store.getState().consents, ['errorReports', 'statistics'])).toBe(false);
  });

  it('come back on the next visit, with their time and the version of the words', () => {
    aDevice().getState().choose({ statistics: true });
    const { consents } = visit().getState();
    expect(consents.statistics).toEqual({
      isGiven: true,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      textVersion: CONSENT_TEXT_VERSION,
    });
  });

  it('are withdrawn at once', () => {
    const store = aDevice();
    store.getState().choose({ recording: true });
    store.getState().choose({ recording: false });
    expect(isAgreed(visit().getState().consents, 'recording')).toBe(false);
  });

  it('last half a year, a no as well as a yes, and are asked for again then', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] });
    aDevice().getState().choose({ statistics: true, recording: false, errorReports: false });
    const day = 24 * 60 * 60 * 1000;
    vi.setSystemTime(Date.now() + 181 * day);
    expect(isDecided(visit().getState().consents, consentNames)).toBe(true);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(visit().getState().consents).toEqual({});
    vi.useRealTimers();
  });

  it('to older words count for nothing', () => {
    const at = '2025-01-01T00:00:00.000Z';
    const { consents } = aDevice(
      keptConsents({ recording: { isGiven: true, at, textVersion: '2025-01' } }),
    ).getState();
    expect(isAgreed(consents, 'recording')).toBe(false);
    expect(isDecided(consents, consentNames)).toBe(false);
  });

  it.each([[{ recording: true }], [{ recording: { isGiven: 'yes' } }], ['all'], [null], [{ tracking: {} }]])(
    'are none where storage holds %o',
    (kept) => {
      expect(aDevice(keptConsents(kept)).getState().consents).toEqual({});
    },
  );
});
