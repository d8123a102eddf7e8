import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { render } from '@testing-library/react';
import { HomeBlocks } from './HomeBlocks';

vi.mock('./Content/Blocks', () => {
  throw new Error('This file is gone');
});

const blocks = [{ type: 'text' as const, title: 'La maison', html: '<p>Un hôtel de famille.</p>' }];

test('what the server drew stands where the file that draws it is gone', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><div data-gap="6"><section><h2>La maison</h2></section></div><!--/$-->';
  const drawn = container.querySelector('h2');
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(container, <HomeBlocks blocks={blocks} />, { onRecoverableError });
    await vi.dynamicImportSettled();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('h2')).toBe(drawn);
  expect(drawn?.textContent).toBe('La maison');
});

test('drawn in the browser, it takes no room', async () => {
  const { container } = render(<HomeBlocks blocks={blocks} />);
  await act(() => vi.dynamicImportSettled());
  expect(container.textContent).toBe('');
  for (const child of container.children) expect(child).not.toBeVisible();
});
