import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FloatingButton } from './FloatingButton';

function scrollToY(y: number) {
  act(() => {
    Object.assign(globalThis, { scrollY: y });
    dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2_000, configurable: true });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true });
});
afterEach(() => {
  Object.assign(globalThis, { scrollY: 0 });
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});

it('steps aside while the guest reads on, and comes back upwards and at the end', () => {
  render(<FloatingButton label="Appeler la réception" icon="phone" href="/demo/phone" />);
  const button = screen.getByRole('link', { name: 'Appeler la réception' });
  expect(button).toHaveAttribute('data-away', 'false');
  scrollToY(200);
  expect(button).toHaveAttribute('data-away', 'true');
  // A thumb at rest trembles.
  scrollToY(197);
  expect(button).toHaveAttribute('data-away', 'true');
  scrollToY(150);
  expect(button).toHaveAttribute('data-away', 'false');
  scrollToY(600);
  expect(button).toHaveAttribute('data-away', 'true');
  scrollToY(1_200);
  expect(button).toHaveAttribute('data-away', 'false');
  scrollToY(1_100);
  scrollToY(0);
  expect(button).toHaveAttribute('data-away', 'false');
});
