import type { Route } from '@playwright/test';

/** What the app tells developers of an answer that does not fit the contract. */
export const ODD_ANSWER = /: (?:removed|converted), expected /u;

/** The server fails before it has stored anything. */
export const fail = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"broken"}' });

/** The hotel refuses it as invalid. */
export const refuse = (route: Route) =>
  route.fulfill({
    status: 422,
    contentType: 'application/problem+json',
    body: '{"type":"about:blank","title":"no","status":422}',
  });

/** The hotel receives the request, but the answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}
