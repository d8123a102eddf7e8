import type { ReviewReceipt } from '@guest/api-contract';

/** What the confirmation shows of a review that the hotel has. */
export interface SentReview {
  firstname: string;
  links: ReviewReceipt['reviewLinks'];
  isAboveThreshold: boolean | undefined;
}

const keyOf = (hosterId: string) => `review/${hosterId}`;

function isLink(value: unknown): value is SentReview['links'][number] {
  const { name, url } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof url === 'string' && /^https?:\/\//u.test(url) && (name === undefined || typeof name === 'string')
  );
}

function isSentReview(value: unknown): value is SentReview {
  const { firstname, links, isAboveThreshold } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof firstname === 'string' &&
    Array.isArray(links) &&
    links.every(isLink) &&
    (isAboveThreshold === undefined || typeof isAboveThreshold === 'boolean')
  );
}

/** Keeps what the confirmation shows for as long as this tab lives: a reload shows it again. */
export function rememberSent(hosterId: string, sent: SentReview): void {
  try {
    sessionStorage.setItem(keyOf(hosterId), JSON.stringify(sent));
  } catch {
    // Full or forbidden: a reload begins anew.
  }
}

/** What was sent to this hotel in this tab. */
export function recallSent(hosterId: string): SentReview | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(hosterId)) ?? 'null');
    return isSentReview(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
