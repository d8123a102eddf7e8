import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusHeading } from './focusHeading';

const main = () => document.querySelector('main') as HTMLElement;
const show = (html: string) => {
  main().innerHTML = html;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<header><button>Menu</button></header><main></main>';
});
afterEach(() => vi.useRealTimers());

it('is at the heading, also when that comes with the content', async () => {
  show('<p>…</p>');
  focusHeading();
  expect(document.activeElement).toBe(main());
  show('<h1>Services</h1>');
  await Promise.resolve();
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it("is at the content's heading when it takes the skeleton's place", async () => {
  show('<h1>Services</h1>');
  focusHeading();
  show('<section><h1>Services</h1></section>');
  expect(document.activeElement).toBe(document.body);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('stays where the guest has put it', async () => {
  show('<h1>Services</h1>');
  focusHeading();
  const menu = document.querySelector('button') as HTMLElement;
  menu.focus();
  show('<h1>Services</h1>');
  await Promise.resolve();
  expect(document.activeElement).toBe(menu);
});

it('follows for a while, not for ever', async () => {
  show('<h1>Services</h1>');
  focusHeading();
  vi.advanceTimersByTime(60_000);
  show('<h1>Services</h1>');
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
