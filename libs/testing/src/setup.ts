import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server';

// jsdom has neither; components ask the browser for them.
Object.defineProperty(window, 'scrollTo', { value: () => undefined, writable: true });
Element.prototype.scrollIntoView ??= () => undefined;
// It knows <dialog>, but not how to open one.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// Patience with a busy machine; a wait that succeeds is not longer for it.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  // A stray console.error is a defect: React says so of keys, act and hydration, we of our own mistakes.
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  const said = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expected = [];
  expect(said, 'console.error was called').toEqual([]);
});

afterAll(() => server.close());

let expected: RegExp[] = [];

/** Says that this test makes the app complain, and how; everything else still fails it. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}
