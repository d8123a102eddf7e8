import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork, renderFeature, stopClock } from '@guest/testing';
import { advantagesFeature } from '../index';

// A Wednesday morning.
beforeEach(() => {
  stopClock('2026-11-25T10:30:00+01:00');
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.useRealTimers());

async function open(id = 'ami-boulangerie') {
  await fakeNetwork({ today: '2026-11-21' });
  const view = renderFeature(advantagesFeature, { at: paths.advantage('demo', id) });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const offer = () => within(screen.getByRole('region', { name: 'Votre avantage' }));
const partner = (rest: object) => () => Response.json({ partners: [{ _id: 'p', name: 'Cave', ...rest }] });

describe('an advantage', () => {
  it('tells the offer, its conditions, how long it is given, and the way there', async () => {
    await open();
    expect(offer().getByText('LICES')).toBeInTheDocument();
    expect(screen.getByText(/Une fois par séjour et par chambre/u)).toBeVisible();
    expect(screen.getByText('Jusqu’au jeudi 31 décembre')).toBeVisible();
    expect(screen.getByText(/200\sm · 3\smin à pied de l’hôtel/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Itinéraire/u })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=48.1137%2C-1.6821',
    );
    expect(screen.getByRole('link', { name: '+33 2 61 91 41 08' })).toHaveAttribute(
      'href',
      'tel:+33261914108',
    );
  });

  it('copies the code, and says so', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Copier le code' }));
    expect(await screen.findByText('Code copié')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('LICES');
  });

  it('says what to do where a browser copies nothing', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copier le code' }));
    expect(await screen.findByText(/sélectionnez-le/u)).toBeInTheDocument();
  });

  it('is shown to the staff over the whole window, with the time, and closed again', async () => {
    const { user } = await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Montrer sur place' }));
    const pass = within(screen.getByRole('dialog', { name: /Un kouign-amann individuel/u }));
    expect(pass.getByText('LICES')).toBeInTheDocument();
    expect(pass.getByText('Hôtel des Lices')).toBeInTheDocument();
    expect(pass.getByText(/Présenté mercredi 25 novembre, 10\sh\s30/u)).toBeInTheDocument();
    await user.click(pass.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is shown without a code where the partner asks for none', async () => {
    const { user } = await open('ami-musee');
    expect(screen.queryByRole('button', { name: 'Copier le code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Montrer sur place' }));
    expect(screen.getByRole('dialog', { name: /tarif réduit/u })).toBeInTheDocument();
  });

  it('whose words are all empty shows neither a voucher nor a way', async () => {
    await fakeNetwork({ answers: { 'GET /api/partner': partner({ offer: '', code: '', address: '' }) } });
    renderFeature(advantagesFeature, { at: paths.advantage('demo', 'p') });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cave');
    expect(screen.queryByRole('region', { name: 'Votre avantage' })).not.toBeInTheDocument();
    expect(screen.queryByText('Y aller')).not.toBeInTheDocument();
  });

  it('with a code alone has its label for words', async () => {
    await fakeNetwork({ answers: { 'GET /api/partner': partner({ offer: '', code: 'CAVE' }) } });
    renderFeature(advantagesFeature, { at: paths.advantage('demo', 'p') });
    expect(await screen.findByRole('heading', { level: 2, name: 'Votre avantage' })).toBeInTheDocument();
  });

  it('gives no code once it is over', async () => {
    await fakeNetwork({
      answers: { 'GET /api/partner': partner({ offer: 'Un verre', code: 'VERRE', validTo: '2026-11-24' }) },
    });
    renderFeature(advantagesFeature, { at: paths.advantage('demo', 'p') });
    expect(await screen.findByText('Terminé')).toBeInTheDocument();
    expect(screen.queryByText('VERRE')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Montrer sur place' })).not.toBeInTheDocument();
  });

  it('says that there is none of this address, and leads to the others', async () => {
    await open('inconnu');
    expect(screen.getByRole('heading', { name: 'Cet avantage n’existe pas, ou plus' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir tous les avantages' })).toHaveAttribute(
      'href',
      '/demo/advantages',
    );
  });

  it('is found among those of the discovery provider', async () => {
    await fakeNetwork({ answers: { 'GET /api/partner': partner({ offer: 'Un verre' }) } });
    renderFeature(advantagesFeature, { at: paths.discovered('demo', 'x') });
    expect(await screen.findByRole('link', { name: 'Voir tous les avantages' })).toHaveAttribute(
      'href',
      '/demo/discovery',
    );
  });
});
