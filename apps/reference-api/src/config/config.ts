import { join, resolve } from 'node:path';
import type { RuntimeConfig } from '@guest/api-client';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import * as v from 'valibot';
import { webFolder } from '../places';
import { Environment, expectations } from './environment';
import type { LogLevel } from './logLevels';
import { StartError } from './startError';

const MEGABYTE = 1_000_000;
const DOCUMENT_FOLDER = 'private-documents';
const DEFAULT_RETENTION_DAYS = 30;

/** Everything about a server that differs from one place to another. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL; absent means SQLite in the data folder. */
  databaseUrl?: string;
  logLevel: LogLevel;
  /** Absent: generated once and kept in the data folder. */
  serverSecret?: string;
  /** Where sealed identity papers lie. */
  documentDir: string;
  /** `name:key`, the first one seals; absent: generated once and kept in the data folder. */
  documentKeys?: string;
  /** How long papers are kept after the departure, in days. */
  documentRetentionDays: number;
  maxDocumentBytes: number;
  /** The secret by which the hotel's staff read papers; absent: nobody does. */
  operatorToken?: string;
  /** The origin by which guests reach this server; absent: as each request says. */
  publicUrl?: string;
  /** Who to believe about the guest's address when proxies stand in front. */
  trustProxy: boolean | string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Other origins that may show the pages in a frame. */
  frameAncestors: string[];
  /** Other origins that pictures may come from. */
  imageHosts: string[];
  /** Other origins that the tag manager's tags may reach. */
  tagManagerHosts: string[];
  /** The built guest web app. */
  webDir: string;
  /** Whether an empty database gets the demo hotels. */
  isSeedingDemo: boolean;
  /** What the app is told about its services. */
  runtime: RuntimeConfig;
}

/** Where the services are when this server answers them itself. */
export const localRuntime = {
  apiUrl: '/api',
  reviewsUrl: '/reviews-api',
  activitiesUrl: '/activities-api',
  staticUrl: '/static-host',
  ingestUrl: '/ingest',
} satisfies RuntimeConfig;

/** Reads the environment; mistakes become one line that names each variable and what it should be. */
export function readConfig(env: NodeJS.ProcessEnv, isTerminal = false): Config {
  const result = v.safeParse(Environment, env);
  if (!result.success) {
    const names = new Set(result.issues.map((issue) => String(issue.path?.[0].key) as keyof Environment));
    throw new StartError([...names].map((name) => `${name} is not ${expectations[name]}`).join('; '));
  }
  const set = result.output;
  const dataDir = resolve(set.DATA_DIR ?? '.data');
  const maxDocumentBytes = (set.MAX_DOCUMENT_MB ?? DEFAULT_MAX_DOCUMENT_BYTES / MEGABYTE) * MEGABYTE;
  return {
    port: set.PORT ?? 4300,
    host: set.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: set.DATABASE_URL,
    // A person at a terminal wants the addresses, not a line for each picture.
    logLevel: set.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    serverSecret: set.SERVER_SECRET,
    documentDir: set.DOCUMENT_DIR === undefined ? join(dataDir, DOCUMENT_FOLDER) : resolve(set.DOCUMENT_DIR),
    documentKeys: set.DOCUMENT_KEYS,
    documentRetentionDays: set.DOCUMENT_RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS,
    maxDocumentBytes,
    operatorToken: set.OPERATOR_TOKEN,
    publicUrl: set.PUBLIC_URL,
    trustProxy: trustOf(set.TRUST_PROXY),
    corsOrigins: set.CORS_ORIGINS ?? [],
    frameAncestors: set.FRAME_ANCESTORS ?? [],
    imageHosts: set.IMAGE_HOSTS ?? [],
    tagManagerHosts: set.TAG_MANAGER_HOSTS ?? [],
    webDir: resolve(set.WEB_DIR ?? webFolder()),
    isSeedingDemo: set.SEED_DEMO !== 'false',
    runtime: {
      apiUrl: set.API_URL ?? localRuntime.apiUrl,
      reviewsUrl: set.REVIEWS_URL ?? localRuntime.reviewsUrl,
      activitiesUrl: set.ACTIVITIES_URL ?? localRuntime.activitiesUrl,
      staticUrl: set.STATIC_URL ?? localRuntime.staticUrl,
      ingestUrl: set.INGEST_URL ?? localRuntime.ingestUrl,
      pressKioskUrl: set.PRESS_KIOSK_URL,
      demoPressKioskUrl: set.DEMO_PRESS_KIOSK_URL,
      videoAndBookDomain: set.VIDEO_AND_BOOK_DOMAIN,
      sentryDsn: set.SENTRY_DSN,
      sentryEnvironment: set.SENTRY_ENVIRONMENT,
      tagManagerId: set.TAG_MANAGER_ID,
      tagManagerUrl: set.TAG_MANAGER_URL,
      googleMapsKey: set.GOOGLE_MAPS_KEY,
      maxDocumentBytes,
    },
  };
}

function trustOf(text = 'false'): boolean | string[] {
  if (text === 'true' || text === 'false') return text === 'true';
  return text.split(/[\s,]+/u).filter((entry) => entry !== '');
}
