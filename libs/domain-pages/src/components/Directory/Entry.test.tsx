import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeNetwork, renderFeature } from '@guest/testing';
import { roomDirectoryFeature } from '../../features';

vi.mock('./EntryDetail', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a detail whose file does not come fails alone, with a way on', async () => {
  await fakeNetwork();
  renderFeature(roomDirectoryFeature, { at: '/demo/roomdirectory' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  const [failure] = await screen.findAllByText('Cette page ne répond pas');
  expect(failure).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
});
