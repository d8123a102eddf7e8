import type { StartRequest } from '@guest/api-contract';

/** What the page knows of a start request; the worker adds the rest. */
export type PageStartRequest = Omit<StartRequest, keyof ReturnType<typeof browserFacts>>;

/** The line of OpenReplay's tracker whose messages we send. */
const TRACKER_VERSION = '16.4.0';
const BYTES_OF_KIB = 1_024;

/** `UTC+02:00`, from minutes west of UTC. */
export function timezoneOf(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `UTC${offsetMinutes > 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** What a start request tells that a worker knows as well as the page. */
export function browserFacts() {
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  return {
    trackerVersion: TRACKER_VERSION,
    isSnippet: false,
    assistOnly: false,
    timezone: timezoneOf(new Date().getTimezoneOffset()),
    deviceMemory: deviceMemory * BYTES_OF_KIB,
  };
}
