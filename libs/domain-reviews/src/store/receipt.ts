import type { ReviewReceipt } from '@guest/api-contract';

/** What the confirmation shows of a review that the hotel has. */
export interface SentReview {
  firstname: string;
  links: ReviewReceipt['reviewLinks'];
  isAboveThreshold: boolean | undefined;
  /** The guest signed, and the hotel took the review but not who they are. */
  isNameless: boolean;
}

function isLink(value: unknown): value is SentReview['links'][number] {
  const { name, url } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof url === 'string' && /^https?:\/\//u.test(url) && (name === undefined || typeof name === 'string')
  );
}

/** A receipt as the outbox kept it, checked before a link of it is shown. */
export function toSentReview(receipt: unknown): SentReview {
  const { firstname, links, isAboveThreshold, isNameless } = (receipt ?? {}) as Record<string, unknown>;
  return {
    firstname: typeof firstname === 'string' ? firstname : '',
    links: Array.isArray(links) ? links.filter(isLink) : [],
    isAboveThreshold: typeof isAboveThreshold === 'boolean' ? isAboveThreshold : undefined,
    isNameless: isNameless === true,
  };
}
