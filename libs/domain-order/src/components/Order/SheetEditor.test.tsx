import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { createRegistry } from '@guest/state';
import { fakeNetwork } from '@guest/testing';
import { findService } from '../../model/catalogueIndex';
import { useCatalogueStore } from '../../store/catalogueStore';
import { patience, renderOrders } from '../../test/network';

it('one toggle renders one row', async () => {
  await fakeNetwork();
  const registry = createRegistry();
  const { user } = renderOrders({ at: paths.order('demo', 'petit-dejeuner'), registry });
  await user.click(await screen.findByRole('button', { name: /Augmenter.*plateaux/u }, patience));

  // An item's description is read by its row alone: each reading is a rendering.
  const rendered: string[] = [];
  const { resource: catalogue } = useCatalogueStore.in(registry).getState();
  const service = catalogue.status === 'success' ? findService(catalogue.data, 'petit-dejeuner') : undefined;
  for (const item of service?.sections.flatMap(({ items }) => items) ?? []) {
    Object.defineProperty(item, 'description', { get: () => void rendered.push(item.id) });
  }

  const second = within(screen.getByRole('region', { name: 'Plateau 2' }));
  await user.click(second.getByRole('checkbox', { name: /Kouign/u }));
  expect(rendered).toEqual(['pdj-kouign']);
  await user.click(second.getByRole('radio', { name: /Café filtre/u }));
  expect(rendered).toEqual(['pdj-kouign', 'pdj-cafe']);
  await user.click(second.getByRole('radio', { name: /Chocolat/u }));
  expect(rendered.slice(2)).toEqual(['pdj-cafe', 'pdj-chocolat']);
});

it('the next person may have the same: their name and their word stay their own', async () => {
  await fakeNetwork();
  const { user } = renderOrders({ at: paths.order('demo', 'petit-dejeuner') });
  const first = within(await screen.findByRole('region', { name: 'Plateau 1' }, patience));
  expect(first.queryByRole('button', { name: /^Pareil pour/u })).not.toBeInTheDocument();
  await user.click(first.getByRole('radio', { name: /Café filtre/u }));
  await user.click(
    first.getByRole('button', { name: /^Pareil pour Plateau 2.: reprendre les choix de Plateau 1$/u }),
  );
  const second = within(await screen.findByRole('region', { name: 'Plateau 2' }));
  expect(second.getByRole('radio', { name: /Café filtre/u })).toBeChecked();
  expect(screen.getByRole('spinbutton', { name: 'Nombre de plateaux' })).toHaveValue('2');
  // Choices of another sheet are not overwritten.
  expect(screen.queryByRole('button', { name: /^Pareil pour Plateau 2/u })).not.toBeInTheDocument();
});

describe('fewer people', () => {
  const region = (name: string) => screen.queryByRole('region', { name });

  /** Three sheets: Camille and Jules have chosen, the second one is blank. */
  async function openThree() {
    await fakeNetwork();
    const { user } = renderOrders({ at: paths.order('demo', 'petit-dejeuner') });
    const more = await screen.findByRole('button', { name: /Augmenter.*plateaux/u }, patience);
    await user.click(more);
    await user.click(more);
    for (const [number, name] of [
      [1, 'Camille'],
      [3, 'Jules'],
    ] as const) {
      const card = within(await screen.findByRole('region', { name: `Plateau ${number}` }));
      await user.click(card.getByRole('radio', { name: /Café filtre/u }));
      await user.type(card.getByRole('textbox', { name: /^Pour qui/u }), name);
    }
    return { user, fewer: screen.getByRole('button', { name: /Diminuer.*plateaux/u }) };
  }

  it('removes the blank sheet first, and gives a filled one back', async () => {
    const { user, fewer } = await openThree();
    await user.click(fewer);
    expect(region('Camille')).toBeInTheDocument();
    expect(region('Jules')).toBeInTheDocument();
    expect(region('Plateau 2')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rétablir' })).not.toBeInTheDocument();

    await user.click(fewer);
    expect(region('Jules')).not.toBeInTheDocument();
    expect(screen.getByText('Jules n’est plus dans la commande.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(
      within(screen.getByRole('region', { name: 'Jules' })).getByLabelText(/Café filtre/u),
    ).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Rétablir' })).not.toBeInTheDocument();
  });

  it('removes anybody’s sheet, and tells where it can be restored', async () => {
    const { user } = await openThree();
    await user.click(screen.getByRole('button', { name: /^Retirer.*Camille$/u }));
    expect(region('Camille')).not.toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Nombre de plateaux' })).toHaveValue('2');
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Rétablir' }));
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    const [first] = screen.getAllByRole('region', { name: /^(?:Camille|Jules|Plateau)/u });
    expect(first).toHaveAccessibleName('Camille');
  });

  it('keeps the last one', async () => {
    await fakeNetwork();
    renderOrders({ at: paths.order('demo', 'petit-dejeuner') });
    await screen.findByRole('region', { name: 'Plateau 1' }, patience);
    expect(screen.queryByRole('button', { name: /^Retirer/u })).not.toBeInTheDocument();
  });
});
