import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork } from '@guest/testing';
import { anItem, aProduct, aSection, aWireCatalogue } from '../test/builders';
import { CATALOGUE, patience, renderOrders } from '../test/network';

afterEach(() => vi.unstubAllGlobals());

async function openService(serviceId: string) {
  await fakeNetwork();
  const view = renderOrders({ at: paths.service('demo', serviceId) });
  await screen.findByRole('heading', { level: 1 }, patience);
  return view;
}

async function openProduct(product: Parameters<typeof aProduct>[0]) {
  const catalogue = aWireCatalogue({ Matin: [aProduct(product)] });
  await fakeNetwork({ answers: { [CATALOGUE]: () => Response.json(catalogue) } });
  renderOrders({ at: paths.service('demo', 'service') });
  await screen.findByRole('heading', { level: 1 }, patience);
}

describe('a service', () => {
  it('says what it is, when it comes, until when it is ordered, and how it is paid', async () => {
    await openService('petit-dejeuner');
    expect(screen.getByRole('heading', { level: 1, name: 'Petit déjeuner en chambre' })).toBeInTheDocument();
    expect(screen.getByText(/^De 7.h à 10.h.30, par créneau de 15.min$/u)).toBeInTheDocument();
    expect(screen.getByText(/^À commander la veille avant 22.h$/u)).toBeInTheDocument();
    expect(screen.getByText('Ajouté à la note, payé au départ')).toBeInTheDocument();
    expect(screen.getByText('par personne')).toBeInTheDocument();
  });

  it('leads to its order', async () => {
    const { user } = await openService('petit-dejeuner');
    await user.click(screen.getByRole('link', { name: 'Composer ma commande' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/demo/services/petit-dejeuner/order');
  });

  it('shows its composition and everything it may contain to who asks', async () => {
    const { user } = await openService('petit-dejeuner');
    const drinks = screen.getByText('Café filtre, Thé de Bretagne, Chocolat à l’ancienne');
    expect(drinks).not.toBeVisible();
    await user.click(screen.getByText('Composition'));
    expect(drinks).toBeVisible();
    await user.click(screen.getByText('Allergènes et régimes'));
    expect(screen.getByText(/^Contient.*gluten, lait, œufs et fruits à coque$/u)).toBeVisible();
  });

  it('brings the pictures of its items once the page is idle, unless the guest saves data', async () => {
    const asked: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address);
        }
      },
    );
    const items = ['a', 'b', 'b'].map((name, index) =>
      anItem(`item-${index}`, { image: `/static-host/${name}.svg` }),
    );
    const product = { type: 'sheet' as const, sections: [aSection('one', items)] };
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await openProduct(product);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    cleanup();
    Reflect.deleteProperty(navigator, 'connection');
    await openProduct(product);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.join()).toMatch(/a\.svg,.*b\.svg$/u);
    cleanup();
  });

  it('that is ordered elsewhere opens the other site in a new tab', async () => {
    await openService('table-du-marche');
    const link = screen.getByRole('link', { name: /^Voir le site\s?\(nouvel onglet\)$/u });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/u));
  });

  it('that is only information offers nothing to order', async () => {
    await openService('cafe-the');
    expect(screen.getByText(/ne se commande pas en ligne/u)).toBeInTheDocument();
    expect(screen.getByText('Offert')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Commander|Composer/u })).not.toBeInTheDocument();
  });

  it('shows a description in HTML as text, in lists its words, and runs nothing of it', async () => {
    const run = vi.fn();
    vi.stubGlobal('attack', run);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const catalogue = {
      categories: [
        {
          _id: 'a',
          name: 'Bien-&ecirc;tre',
          subcategories: [
            {
              _id: 'b',
              name: 'Soins',
              services: [
                {
                  _id: 'service',
                  name: 'Spa &amp; hammam<img src=x onerror="attack()">',
                  summary: '<p>10 < 12, <b>sur rendez-vous</b></p>',
                  description:
                    '<p>Eau à 34 °C &amp; <strong>calme</strong></p><script>attack()</script><a href="javascript:attack()">Ici</a>',
                  type: 'single',
                },
              ],
            },
          ],
        },
      ],
    };
    await fakeNetwork({ answers: { [CATALOGUE]: () => Response.json(catalogue) } });
    renderOrders({ at: paths.service('demo', 'service') });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Spa & hammam' }, patience),
    ).toBeInTheDocument();
    expect(screen.getByText('10 < 12, sur rendez-vous')).toBeInTheDocument();
    expect(screen.getByText('calme').tagName).toBe('STRONG');
    expect(screen.queryByText(/<|attack/u, { ignore: 'script' })?.textContent).toBe(
      '10 < 12, sur rendez-vous',
    );
    expect(document.querySelector('a[href^="javascript"], main script, [onerror]')).toBeNull();
    cleanup();
    renderOrders({ at: paths.services('demo') });
    const row = await screen.findByRole('link', { name: /^Spa & hammam/u }, patience);
    expect(row).toHaveTextContent('10 < 12, sur rendez-vous');
    expect(run).not.toHaveBeenCalled();
  });

  it('that is not available now says so', async () => {
    await openProduct({ isAvailable: false });
    expect(screen.getByText('Ce service n’est pas disponible en ce moment.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Commander' })).not.toBeInTheDocument();
  });

  it('that leads elsewhere without an address is information', async () => {
    await openProduct({ orderType: 'redirection' });
    expect(screen.getByText(/ne se commande pas en ligne/u)).toBeInTheDocument();
  });

  it.each([
    [{ from: '07:00', to: '10:30' }, /^De 7.h à 10.h.30$/u],
    [{ from: '07:00' }, /^À partir de 7.h$/u],
    [{ to: '10:30' }, /^Jusqu’à 10.h.30$/u],
  ])('says as much of its hours as is known: %j', async (availability, words) => {
    await openProduct({ availability });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('that does not exist is a page not found, with a way on', async () => {
    await openService('licorne');
    expect(screen.getByRole('heading', { name: 'Page introuvable' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir tous les services' })).toHaveAttribute(
      'href',
      '/demo/services',
    );
  });
});
