import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aBackend, renderFeature, server } from '@guest/testing';
import { roomDirectoryFeature } from '../../features/roomDirectory';
import { patience } from '../../test/network';

vi.mock('./EntryDetail', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a detail whose file does not come fails alone, with a way on', async () => {
  server.use(...(await aBackend('demo')).handlers);
  renderFeature(roomDirectoryFeature, { at: '/demo/roomdirectory' });
  expect(await screen.findByRole('heading', { level: 1 }, patience)).toBeInTheDocument();
  const [failure] = await screen.findAllByText('Cette page ne répond pas', undefined, patience);
  expect(failure).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
});
