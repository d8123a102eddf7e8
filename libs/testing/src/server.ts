import { setupServer } from 'msw/node';

/** The network of every test. Tests add handlers; what nobody handles fails the test. */
export const server = setupServer();
