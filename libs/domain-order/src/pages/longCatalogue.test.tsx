import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork } from '@guest/testing';
import { aProduct, aWireCatalogue } from '../test/builders';
import { CATALOGUE, patience, renderOrders } from '../test/network';

const at = paths.services('demo');

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

/** A hotel with ten categories of thirty services. */
async function openHundreds(options: { at?: string } = {}) {
  const services = (category: number) =>
    Array.from({ length: 30 }, (_, index) =>
      aProduct({ _id: `s-${category}-${index}`, name: `Massage ${category}.${index}` }),
    );
  const categories = Object.fromEntries(
    Array.from({ length: 10 }, (_, category) => [`Soins ${category}`, services(category)]),
  );
  await fakeNetwork({ answers: { [CATALOGUE]: () => Response.json(aWireCatalogue(categories)) } });
  const view = renderOrders({ at, ...options });
  await screen.findByRole('region', { name: 'Soins 0' }, patience);
  return view;
}
const rows = () => screen.getAllByRole('link', { name: /^Massage/u });

it('begins with sixty services, while every category can be jumped to', async () => {
  await openHundreds();
  expect(rows()).toHaveLength(60);
  const pills = within(screen.getByRole('group', { name: 'Catégories' }));
  expect(pills.getAllByRole('link')).toHaveLength(11);
});

it('goes to a category that is not drawn yet', async () => {
  const { user } = await openHundreds();
  const pills = within(screen.getByRole('group', { name: 'Catégories' }));
  await user.click(pills.getByRole('link', { name: 'Soins 8' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Soins 8' })).toHaveFocus(), patience);
});

it('opens at the category of its address', async () => {
  await openHundreds({ at: `${at}#category-c7` });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Soins 7' })).toHaveFocus(), patience);
});

it('is drawn whole for the browser’s own search', async () => {
  await openHundreds();
  await waitFor(() => {
    // The list listens a moment after it is drawn.
    window.dispatchEvent(new Event('blur'));
    expect(rows()).toHaveLength(300);
  }, patience);
});

it('is searched whole', async () => {
  const { user } = await openHundreds();
  await user.type(screen.getByRole('searchbox'), 'massage 9.29');
  expect(await screen.findByText('1 service trouvé')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'massage');
  expect(await screen.findByText('300 services trouvés')).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(8), patience);
});
