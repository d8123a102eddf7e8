import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The site itself, which screens request when a service does not answer. */
export const site = http.head('*/favicon.svg', () => new HttpResponse());

/** The network of every test. Tests add handlers; an unhandled request fails the test. */
export const server = setupServer(site);
