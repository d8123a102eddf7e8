import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { unexpected } from './complaints';
import { server } from './server';

// jsdom has neither, and components use both.
Object.defineProperty(window, 'scrollTo', { value: () => undefined, writable: true });
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom knows <dialog>, but cannot open one.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// A longer time limit for a busy machine; a wait that succeeds takes no longer.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  // An unexpected console.error fails the test: React reports keys, act and hydration by it.
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
});

afterEach(async () => {
  cleanup();
  // A form saves when it is unmounted, and `aDevice` writes in the same turn.
  await Promise.resolve();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  const said = unexpected(complaints);
  expect(said, 'console.error was called').toEqual([]);
});

afterAll(() => server.close());
