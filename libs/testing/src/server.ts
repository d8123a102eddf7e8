import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The site itself, which screens request when a service does not answer. */
export const site = http.head('*/favicon.svg', () => new HttpResponse());

/**
 * Before a test has its network only a late request of the test before can come. It never has an answer: the test that
 * runs now is not concerned.
 */
const late = http.all('*', () => new Promise<never>(() => undefined));

/** The network of every test, which adds its handlers. */
export const server = setupServer(site, late);
