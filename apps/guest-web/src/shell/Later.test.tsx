// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { expectConsoleError } from '@guest/testing';
import { Later } from './Later';

const part = (load: () => Promise<string>) =>
  lazy(async () => {
    const words = await load();
    return { default: () => <p>{words}</p> };
  });

it('shows a part when it is wanted and has come', async () => {
  const Part = part(() => Promise.resolve('Menu'));
  const { rerender } = render(
    <Later when={false}>
      <Part />
    </Later>,
  );
  expect(screen.queryByText('Menu')).not.toBeInTheDocument();
  rerender(
    <Later when>
      <Part />
    </Later>,
  );
  expect(await screen.findByText('Menu')).toBeInTheDocument();
});

it('leaves the page standing without a part that cannot be had, and tells its owner', async () => {
  expectConsoleError(/Failed to fetch/u);
  const Part = part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const handleFailure = vi.fn();
  render(
    <>
      <h1>Services</h1>
      <Later when onFailure={handleFailure}>
        <Part />
      </Later>
    </>,
  );
  await vi.waitFor(() => expect(handleFailure).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('heading', { name: 'Services' })).toBeInTheDocument();
});
