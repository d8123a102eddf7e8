import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { readRecordingSettings } from './recordingSettings';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4300,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      logLevel: 'info',
      trustProxy: false,
      corsOrigins: [],
      runtime: { apiUrl: '/api', ingestUrl: '/ingest' },
    });
  });

  it('names the partners that pages lead to', () => {
    const partners = {
      PRESS_KIOSK_URL: 'https://press.example.com/kiosk?hotel=1',
      DEMO_PRESS_KIOSK_URL: 'https://press.example.com/demo/',
      VIDEO_AND_BOOK_DOMAIN: 'Videos.example.com',
    };
    expect(readConfig(partners).runtime).toMatchObject({
      pressKioskUrl: partners.PRESS_KIOSK_URL,
      demoPressKioskUrl: partners.DEMO_PRESS_KIOSK_URL,
      videoAndBookDomain: 'videos.example.com',
    });
    expect(() => readConfig({ PRESS_KIOSK_URL: 'javascript:alert(1)' })).toThrow('PRESS_KIOSK_URL is not');
    expect(() => readConfig({ VIDEO_AND_BOOK_DOMAIN: 'https://x.example' })).toThrow(
      'VIDEO_AND_BOOK_DOMAIN is not a host name',
    );
  });

  it('names where measurements go; default: none', () => {
    const { runtime, tagManagerHosts } = readConfig({
      SENTRY_DSN: 'https://public1@errors.example.com/42',
      SENTRY_ENVIRONMENT: 'production',
      TAG_MANAGER_ID: 'GTM-ABC123',
      TAG_MANAGER_URL: 'https://tags.example.com/gtm.js',
      TAG_MANAGER_HOSTS: 'https://*.statistics.example.com',
    });
    expect(runtime).toMatchObject({
      sentryDsn: 'https://public1@errors.example.com/42',
      sentryEnvironment: 'production',
      tagManagerId: 'GTM-ABC123',
      tagManagerUrl: 'https://tags.example.com/gtm.js',
    });
    expect(tagManagerHosts).toEqual(['https://*.statistics.example.com']);
    expect(JSON.stringify(readConfig({}).runtime)).not.toMatch(/sentry|tagManager/u);
  });

  it('is quiet at a terminal unless told otherwise', () => {
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
  });

  it('takes what is set to nothing as absent', () => {
    const empty = { PORT: '', DATA_DIR: '', API_URL: '', SENTRY_DSN: '', TRUST_PROXY: '', SEED_DEMO: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each([
    ['https://Guests.example.com/', 'https://guests.example.com'],
    [' http://localhost:4300', 'http://localhost:4300'],
  ])('reads PUBLIC_URL=%s', (text, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: text }).publicUrl).toBe(publicUrl);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['::1', ['::1']],
  ])('reads TRUST_PROXY=%s', (text, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '4300 '],
    ['HOST', 'a b'],
    ['DATA_DIR', '  '],
    ['DATABASE_URL', 'mysql://host/db'],
    ['API_URL', '/api'],
    ['API_URL', 'https://x/?a=b'],
    ['API_URL', "https://x/;script-src 'unsafe-inline'"],
    ['INGEST_URL', 'ftp://host'],
    ['API_PROXY', 'true'],
    ['API_KEYS', 'cookie'],
    ['LOG_LEVEL', 'loud'],
    ['SERVER_SECRET', 'short'],
    ['PUBLIC_URL', 'my.example.com'],
    ['PUBLIC_URL', 'https://my.example.com/app'],
    ['PUBLIC_URL', 'https://my.example.com:99999'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '10.0.0.0/x'],
    ['CORS_ORIGINS', '*'],
    ['FRAME_ANCESTORS', "'none'"],
    ['IMAGE_HOSTS', 'https://x/path'],
    ['SENTRY_DSN', 'https://errors.example.com/42'],
    ['SENTRY_DSN', "https://k@errors.example.com;script-src 'unsafe-inline'/42"],
    ['SENTRY_ENVIRONMENT', 'a b'],
    ['TAG_MANAGER_ID', 'GTM 1'],
    ['TAG_MANAGER_URL', 'https://x/gtm.js?id=1'],
    ['TAG_MANAGER_HOSTS', '*'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'Hotel <guests@hotels.example>'],
    ['MAIL_RETENTION_DAYS', '-1'],
    ['RECORDING_CANVAS_QUALITY', 'best'],
    ['STRIPE_SECRET_KEY', 'pk_live_public'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_1'],
  ])('refuses %s=%s, naming it and not its value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} is not (?:an? |at |one |true)`, 'u'),
    );
    expect(() => readConfig({ [name]: value })).not.toThrow(value);
  });

  it('hands mails to an SMTP server only from an address and with links of this installation', () => {
    const env = { SMTP_URL: 'smtps://user:word@mail.example.com', MAIL_FROM: 'guests@hotels.example' };
    expect(() => readConfig(env)).toThrow('SMTP_URL needs MAIL_FROM and PUBLIC_URL');
    expect(readConfig({ ...env, PUBLIC_URL: 'https://guests.example.com' })).toMatchObject({
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      mailRetentionDays: 7,
    });
  });

  it('has pictures of canvases taken only where that is asked for', () => {
    const env = { RECORDING_PROJECT_KEY: 'demo' };
    expect(readRecordingSettings(readConfig(env))?.canvasQuality).toBeUndefined();
    const wanting = readConfig({ ...env, RECORDING_CANVAS_QUALITY: 'medium' });
    expect(readRecordingSettings(wanting)).toMatchObject({ projectKey: 'demo', canvasQuality: 'medium' });
  });

  it('connects Stripe only where its events can be checked', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(() => readConfig(env)).toThrow('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET');
    expect(readConfig({ ...env, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toMatchObject({
      stripeSecretKey: 'sk_test_1',
      stripeWebhookSecret: 'whsec_1',
    });
  });

  it('names every wrong variable once', () => {
    const env = { PORT: 'x', API_URL: 'x', CORS_ORIGINS: 'x y' };
    expect(() => readConfig(env)).toThrow(
      'PORT is not a whole number from 0 to 65535; ' +
        'CORS_ORIGINS is not a list of origins, such as https://app.example.com; ' +
        'API_URL is not an address that begins with http:// or https://',
    );
  });
});
