import { expect, it, vi } from 'vitest';
import { follow } from './browser';

it('follows the calls of a method until it ends, also where the page has wrapped it since', () => {
  const page = { double: (value: number) => value * 2 };
  const after = vi.fn();
  const end = follow(page, 'double', after);
  const followed = page.double;
  page.double = (value) => followed(value);
  expect(page.double(2)).toBe(4);
  expect(after).toHaveBeenCalledOnce();
  end();
  expect(page.double(3)).toBe(6);
  expect(after).toHaveBeenCalledOnce();
});
