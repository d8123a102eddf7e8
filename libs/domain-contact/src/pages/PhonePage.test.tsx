import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { failures, fakeNetwork, renderFeature, type RenderOptions } from '@guest/testing';
import { contactFeature } from '../index';

// Wednesday, 20:00 in Paris.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T20:00:00+01:00') }));
afterEach(() => vi.useRealTimers());

async function open(options: Partial<RenderOptions> = {}, slug: 'demo' | 'petit-hotel' = 'demo') {
  await fakeNetwork({ hotel: slug });
  const view = renderFeature(contactFeature, { at: paths.phone(slug), ...options });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('the phone screen', () => {
  it('shows the number as the hotel writes it, calls it, and lets another device call', async () => {
    await open();
    expect(screen.getByRole('link', { name: '+33 2 61 91 40 12' })).toHaveAttribute(
      'href',
      'tel:+33261914012',
    );
    expect(screen.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+33261914012');
    expect(screen.getByRole('img', { name: 'Code QR qui appelle le +33 2 61 91 40 12' })).toBeInTheDocument();
    expect(await screen.findByText('Ouvert jour et nuit')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Écrire à la réception' })).toHaveAttribute(
      'href',
      '/demo/message',
    );
  });

  it('copies the number, and says so', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Copier le numéro' }));
    expect(await screen.findByText('Numéro copié')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('+33 2 61 91 40 12');
  });

  it('says what to do where a browser copies nothing', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copier le numéro' }));
    expect(await screen.findByText(/Sélectionnez le numéro/u)).toBeInTheDocument();
  });

  it('goes without hours where they do not come', async () => {
    const { answers } = await fakeNetwork();
    answers('GET /api/roomdirectory', failures.cut);
    renderFeature(contactFeature, { at: paths.phone('demo') });
    expect(await screen.findByRole('link', { name: 'Appeler' })).toBeInTheDocument();
    expect(screen.queryByText('La réception')).not.toBeInTheDocument();
  });

  it('offers the hotel’s own messaging in a tab of its own', async () => {
    const messagingLink = 'https://messages.example/hotel';
    await open({ hoster: (hoster) => ({ ...hoster, messagingLink }) });
    const link = screen.getByRole('link', { name: /^Écrire à la réception/u });
    expect(link).toHaveAttribute('href', messagingLink);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says that calls are off, and offers a message', async () => {
    await open({ hoster: (hoster) => ({ ...hoster, functionalities: { calls: false } }) });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Cet hôtel ne prend pas d’appels ici' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Appeler' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Écrire à la réception' })).toBeInTheDocument();
  });

  it('says when somebody is there where nothing else is offered', async () => {
    await open({}, 'petit-hotel');
    expect(screen.getByText('L’équipe vous répond volontiers à la réception.')).toBeInTheDocument();
    expect(await screen.findByText('Ouvert jusqu’à minuit')).toBeInTheDocument();
    expect(screen.getByText('Tous les jours')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/petit-hotel');
  });

  it.each([undefined, ' '])('takes the number of the room directory for %j', async (phone) => {
    await open({ hoster: (hoster) => ({ ...hoster, phone }) });
    expect(await screen.findByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+33261914012');
  });

  it('speaks English', async () => {
    await open({ language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Call reception' })).toBeInTheDocument();
    expect(await screen.findByText('Open day and night')).toBeInTheDocument();
  });
});
