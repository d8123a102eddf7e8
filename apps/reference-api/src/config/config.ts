import { join, resolve } from 'node:path';
import { parseRuntimeConfig } from '@guest/api-client';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import { StartError } from '../diagnostics/startError';
import { MEGABYTE, readSettings } from './settings';
import { webFolder } from './webFolder';

const DOCUMENT_FOLDER = 'private-documents';
const MAIL_FOLDER = 'mails';
/** The papers of a thousand guests, as the app sends them. */
const DEFAULT_MAX_DAILY_MB = 5_000;

/** The configuration of one installation. */
export type Config = ReturnType<typeof readConfig>;

/** Where the services are when this server answers them itself. */
export const localRuntime = parseRuntimeConfig({});

/** Reads the environment, and adds the defaults. */
export function readConfig(env: NodeJS.ProcessEnv, isTerminal = false) {
  const {
    own: { maxDocumentMb, maxDailyMb = DEFAULT_MAX_DAILY_MB, seedDemo, apiProxy, ...own },
    services,
    app,
  } = readSettings(env);
  // Links of a real mail must lead to this installation, whatever host a request names.
  if (own.smtpUrl !== undefined && (own.mailFrom === undefined || own.publicUrl === undefined))
    throw new StartError('SMTP_URL needs MAIL_FROM and PUBLIC_URL');
  if (own.stripeSecretKey !== undefined && own.stripeWebhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET');
  const dataDir = resolve(own.dataDir ?? '.data');
  const maxDocumentBytes =
    maxDocumentMb === undefined ? DEFAULT_MAX_DOCUMENT_BYTES : maxDocumentMb * MEGABYTE;
  return {
    ...own,
    port: own.port ?? 4300,
    host: own.host ?? '127.0.0.1',
    dataDir,
    // At a terminal, a log line for each request would hide the addresses.
    logLevel: own.logLevel ?? (isTerminal ? 'warn' : 'info'),
    documentDir: own.documentDir === undefined ? join(dataDir, DOCUMENT_FOLDER) : resolve(own.documentDir),
    mailDir: join(dataDir, MAIL_FOLDER),
    mailFrom: own.mailFrom ?? 'no-reply@localhost',
    mailRetentionDays: own.mailRetentionDays ?? 7,
    documentRetentionDays: own.documentRetentionDays ?? 30,
    recordingRetentionDays: own.recordingRetentionDays ?? 30,
    maxDocumentBytes,
    maxDailyBytes: maxDailyMb * MEGABYTE,
    trustProxy: own.trustProxy ?? false,
    webDir: resolve(own.webDir ?? webFolder()),
    isSeedingDemo: seedDemo !== 'false',
    /** The services whose calls this server passes on. */
    upstreams: apiProxy === 'on' ? services : {},
    /** The runtime configuration that pages get. */
    runtime: parseRuntimeConfig({ ...app, ...(apiProxy !== 'on' && services), maxDocumentBytes }),
  };
}

/** The origins of services elsewhere, whether browsers ask them directly or through this server. */
export function serviceOriginsOf({ runtime, upstreams }: Pick<Config, 'runtime' | 'upstreams'>): string[] {
  const { apiUrl, reviewsUrl, activitiesUrl, staticUrl, ingestUrl } = runtime;
  const addresses = [apiUrl, reviewsUrl, activitiesUrl, staticUrl, ingestUrl, ...Object.values(upstreams)];
  return [...new Set(addresses.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : [])))];
}

/** The origin that links of mails begin with: never the host of a request, which anybody can name. */
export function linkOrigin({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}
