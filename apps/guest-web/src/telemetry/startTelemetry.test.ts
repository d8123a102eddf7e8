// @vitest-environment jsdom
import { createRegistry, persistRegistry } from '@guest/state';
import { useConsentStore, type ConsentName } from '@guest/visit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchEntry } from '../routing/table';
import type { TelemetryPort } from './vendors/port';
import { startTelemetry, type Occupied } from './startTelemetry';

const config = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
};

/** A vendor that only records its calls. */
function aVendor(consent: ConsentName, { isConfigured = true, staysUntilNextDocument = false } = {}) {
  const told: string[] = [];
  let release: (() => void) | undefined;
  let held = Promise.resolve();
  const port: TelemetryPort = {
    consent,
    staysUntilNextDocument,
    isConfigured: () => isConfigured,
    load: async () => {
      told.push('load');
      await held;
      return {
        start: ({ screen }) => {
          told.push(`start ${screen.name}`);
          return {
            enter: ({ name }) => void told.push(`enter ${name}`),
            report: (error) => void told.push(`report ${String(error)}`),
            stop: () => void told.push('stop'),
          };
        },
      };
    },
    clear: () => void told.push('clear'),
  };
  const hold = () => {
    held = new Promise<void>((resolve) => (release = resolve));
    return () => release?.();
  };
  return { port, told, hold };
}

function aVisit(ports: TelemetryPort[], path = '/demo/services/velo') {
  const registry = createRegistry();
  let pathname = path;
  const document = { isClosed: false };
  const occupied: Occupied[] = [];
  persistRegistry(registry, { slug: 'demo', storage: localStorage });
  const telemetry = startTelemetry({
    registry,
    config,
    ports,
    shown: () => ({ match: matchEntry(pathname), pathname, language: 'fr' }),
    isClosed: () => document.isClosed,
    onOccupied: (one) => void occupied.push(one),
  });
  const choose = useConsentStore.in(registry).getState().choose;
  return {
    telemetry,
    document,
    occupied,
    choose,
    goTo(next: string) {
      pathname = next;
      telemetry.enter();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
  });
});

describe('a vendor', () => {
  it('is not even downloaded before the guest agrees, and runs from then on', async () => {
    const { port, told } = aVendor('statistics');
    const { choose, goTo, occupied } = aVisit([port]);
    await settled();
    expect(told).not.toContain('load');
    expect(occupied).toEqual([]);
    choose({ statistics: true });
    await vi.waitFor(() => expect(told).toContain('start /demo/services/:serviceId'));
    expect(occupied).toEqual([{}]);
    goTo('/demo/roomdirectory');
    expect(told.at(-1)).toBe('enter /demo/roomdirectory');
  });

  it('asks for its own agreement, not for another one’s', async () => {
    const { port, told } = aVendor('errorReports');
    const { choose } = aVisit([port]);
    choose({ statistics: true, recording: true, errorReports: false });
    await settled();
    expect(told).not.toContain('load');
  });

  it('that is not configured never comes', async () => {
    const { port, told } = aVendor('statistics', { isConfigured: false });
    aVisit([port]).choose({ statistics: true });
    await settled();
    expect(told).toEqual([]);
  });

  it('begins with the visit of who agreed before', async () => {
    const first = aVendor('statistics');
    aVisit([first.port]).choose({ statistics: true });
    const again = aVendor('statistics');
    aVisit([again.port]);
    await vi.waitFor(() => expect(again.told).toContain('start /demo/services/:serviceId'));
  });

  it('stops at once when the agreement is withdrawn, and what it kept goes', async () => {
    const { port, told } = aVendor('errorReports');
    const { choose, goTo, occupied } = aVisit([port]);
    choose({ errorReports: true });
    await vi.waitFor(() => expect(told.join()).toContain('start'));
    choose({ errorReports: false });
    expect(told.slice(-2)).toEqual(['stop', 'clear']);
    goTo('/demo');
    expect(told.at(-1)).toBe('clear');
    expect(occupied).toEqual([{}]);
    choose({ errorReports: true });
    await vi.waitFor(() => expect(told.at(-1)).toBe('start /demo'));
  });

  it('that cannot be unloaded asks for a new document, and does not begin again in this one', async () => {
    const { port, told } = aVendor('statistics', { staysUntilNextDocument: true });
    const { choose, occupied } = aVisit([port]);
    choose({ statistics: true });
    await vi.waitFor(() => expect(told.join()).toContain('start'));
    choose({ statistics: false });
    expect(occupied).toEqual([{}, { withdrawnAt: '/demo/services/velo' }]);
    choose({ statistics: true });
    await settled();
    expect(told.filter((one) => one.startsWith('start'))).toHaveLength(1);
  });

  it('that comes after a withdrawal does not start', async () => {
    const { port, told, hold } = aVendor('statistics');
    const release = hold();
    const { choose, occupied } = aVisit([port]);
    choose({ statistics: true });
    await vi.waitFor(() => expect(told).toContain('load'));
    choose({ statistics: false });
    release();
    await settled();
    expect(told.join()).not.toContain('start');
    expect(occupied).toEqual([]);
  });

  it('that comes when identity or payment is shown does not start, nor later in this document', async () => {
    const { port, told, hold } = aVendor('statistics');
    const release = hold();
    const { choose, document, goTo } = aVisit([port]);
    choose({ statistics: true });
    await vi.waitFor(() => expect(told).toContain('load'));
    document.isClosed = true;
    release();
    goTo('/demo');
    choose({ statistics: true });
    await settled();
    expect(told.join()).not.toMatch(/start|enter/u);
  });

  it('leaves nothing on the device when it is withdrawn where identity or payment was shown', async () => {
    const { port, told } = aVendor('statistics');
    const { choose, document } = aVisit([port]);
    document.isClosed = true;
    told.length = 0;
    choose({ statistics: true });
    await settled();
    expect(told).toEqual([]);
    choose({ statistics: false });
    expect(told).toEqual(['clear']);
  });

  it('hears of screens that failed, while it runs', async () => {
    const { port, told } = aVendor('errorReports');
    const { choose, telemetry } = aVisit([port]);
    choose({ errorReports: true });
    await vi.waitFor(() => expect(told.join()).toContain('start'));
    dispatchEvent(new CustomEvent('screenfailure', { detail: 'no chunk' }));
    expect(told.at(-1)).toBe('report no chunk');
    telemetry.end();
    dispatchEvent(new CustomEvent('screenfailure', { detail: 'later' }));
    expect(told.at(-1)).toBe('clear');
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'curl/8.5.0',
  ])('does not listen to %s', async (userAgent) => {
    vi.stubGlobal('navigator', { userAgent });
    const { port, told } = aVendor('errorReports');
    aVisit([port]).choose({ errorReports: true });
    await settled();
    expect(told).not.toContain('load');
  });
});

describe('screens of identity and payment', () => {
  it.each(['/demo/checkin', '/demo/c/abc', '/demo/s/abc', '/demo/m/abc', '/demo/r/abc'])(
    '%s are closed to telemetry',
    async (path) => {
      const { isConfidential } = await import('../routing/confidential');
      expect(isConfidential(matchEntry(path))).toBe(true);
    },
  );
});
