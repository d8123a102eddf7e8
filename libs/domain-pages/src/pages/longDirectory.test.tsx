import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork, renderFeature } from '@guest/testing';
import { roomDirectoryFeature } from '../features';

const at = paths.roomDirectory('demo');

// The guest does not scroll: the end of the list never comes near.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

/** A directory of ten sections of thirty entries. */
async function openHundreds(hash = '') {
  const entries = (section: number) =>
    Array.from({ length: 30 }, (_, index) => ({
      _id: `entry-${section}-${index}`,
      title: `Consigne ${section}.${index}`,
      blocks: [{ type: 'text', html: `<p>Casier ${section * 30 + index}</p>` }],
    }));
  const sections = Array.from({ length: 10 }, (_, section) => ({
    _id: `section-${section}`,
    title: `Section ${section}`,
    entries: entries(section),
  }));
  const network = await fakeNetwork();
  network.answers('GET /api/roomdirectory', () =>
    Response.json({ _id: 'livret', hoster: 'hotel-des-lices', title: 'Livret', sections }),
  );
  const view = renderFeature(roomDirectoryFeature, { at: at + hash });
  await screen.findByRole('heading', { name: 'Section 0' });
  return view;
}
const rows = () => screen.getAllByRole('heading', { name: /^Consigne/u });

it('begins with sixty entries', async () => {
  await openHundreds();
  expect(rows()).toHaveLength(60);
});

it('opens the entry of its address, though it is not among the first', async () => {
  await openHundreds('#entry-9-29');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Consigne 9.29'));
  expect(document.activeElement?.closest('details')).toHaveAttribute('open');
});

it('is drawn whole for the browser’s own search', async () => {
  await openHundreds();
  await waitFor(() => {
    // The list listens a moment after it is drawn.
    window.dispatchEvent(new Event('blur'));
    expect(rows()).toHaveLength(300);
  });
});

it('is searched whole', async () => {
  const { user } = await openHundreds();
  await user.type(screen.getByRole('searchbox'), 'casier 299');
  await waitFor(() => expect(rows()).toHaveLength(1));
});
