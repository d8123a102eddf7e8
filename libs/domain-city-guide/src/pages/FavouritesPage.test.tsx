import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { useSubmissionsStore } from '@guest/submission';
import { aDevice, failures, fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { cityGuideFeature } from '../index';
import { useFavouritesStore } from '../store/favouritesStore';

const THABOR = 'lices-lieu-thabor';
const MARCHE = 'lices-lieu-marche';
const MUSEE = 'lices-lieu-musee';
const EMAIL = 'POST /api/cityguide/favorites/email';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A Tuesday, nine in the morning in Rennes. */
async function open(ids: string[] = [THABOR, MARCHE, MUSEE], options: Partial<RenderOptions> = {}) {
  stopClock('2026-11-24T08:00:00Z');
  const network = await fakeNetwork();
  const registry = aDevice();
  const { add } = useFavouritesStore.in(registry).getState();
  for (const id of ids) add(id);
  const view = renderFeature(cityGuideFeature, {
    at: paths.cityGuideFavourites('demo'),
    registry,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  if (ids.length > 0) await screen.findAllByRole('button', { name: /^(?:Retirer|Remove)/u });
  return { ...network, ...view, registry };
}

const stops = () => within(screen.getByRole('list', { name: 'Votre journée' }));
const names = () =>
  stops()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the day', () => {
  it('walks from the hotel from place to place, and warns of what is closed', async () => {
    await open();
    expect(names()).toEqual(['Parc du Thabor', 'Marché des Lices', 'Musée des Beaux-Arts']);
    expect(screen.getByText(/^Mardi 24 novembre · 3 lieux, de 10\sh à /u)).toBeVisible();
    expect(stops().getByText(/^10\sh\s19 – 12\sh\s19$/u)).toBeVisible();
    const market = stops().getAllByRole('listitem')[1];
    // It is held on Saturdays.
    expect(market).toHaveTextContent('Fermé à cette heure-là');
  });

  it('follows the day and the hour that the guest chooses', async () => {
    const { user } = await open();
    const day = screen.getByLabelText('Jour');
    expect(day).toHaveAttribute('min', '2026-11-24');
    await user.clear(day);
    await user.type(day, '2026-11-28');
    expect(await screen.findByText(/^Samedi 28 novembre/u)).toBeVisible();
    const start = screen.getByLabelText('Départ de l’hôtel');
    await user.clear(start);
    await user.type(start, '07:00');
    expect(await stops().findByText(/^7\sh\s19 – 9\sh\s19$/u)).toBeVisible();
    expect(stops().getAllByRole('listitem')[1]).not.toHaveTextContent('Fermé');
  });

  it('takes as long as the guest stays', async () => {
    const { user, registry } = await open([THABOR]);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Durée de la visite/u }), '90');
    expect(await stops().findByText(/^10\sh\s19 – 11\sh\s49$/u)).toBeVisible();
    expect(useFavouritesStore.in(registry).getState().minutes).toEqual({ [THABOR]: 90 });
  });

  it('is ordered by buttons and by keys, with the focus on the place that moved', async () => {
    const { user } = await open();
    const earlier = (name: string) => screen.getByRole('button', { name: `Avancer : ${name}` });
    const later = (name: string) => screen.getByRole('button', { name: `Reculer : ${name}` });
    expect(earlier('Parc du Thabor')).toBeDisabled();
    await user.click(later('Parc du Thabor'));
    expect(names()).toEqual(['Marché des Lices', 'Parc du Thabor', 'Musée des Beaux-Arts']);
    expect(later('Parc du Thabor')).toHaveFocus();
    expect(screen.getByText('Parc du Thabor : étape 2 sur 3')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names().at(-1)).toBe('Parc du Thabor');
    // Its own button is off at the end.
    expect(earlier('Parc du Thabor')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(names()[0]).toBe('Parc du Thabor');
  });

  it('lets a place go, and back where it was', async () => {
    const { user, registry } = await open();
    const { setMinutes } = useFavouritesStore.in(registry).getState();
    setMinutes(MARCHE, 30);
    await user.click(await screen.findByRole('button', { name: 'Retirer : Marché des Lices' }));
    expect(names()).toEqual(['Parc du Thabor', 'Musée des Beaux-Arts']);
    const undo = screen.getByRole('button', { name: 'Annuler' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Marché des Lices n’est plus dans votre liste.');
    await user.click(undo);
    expect(names()[1]).toBe('Marché des Lices');
    expect(useFavouritesStore.in(registry).getState().minutes).toEqual({ [MARCHE]: 30 });
    expect(screen.getByRole('button', { name: 'Retirer : Marché des Lices' })).toHaveFocus();
  });

  it('leaves out what left the guide, and moves past it', async () => {
    const { user, registry } = await open([THABOR, 'gone', MUSEE]);
    expect(names()).toEqual(['Parc du Thabor', 'Musée des Beaux-Arts']);
    await user.click(screen.getByRole('button', { name: 'Avancer : Musée des Beaux-Arts' }));
    expect(names()).toEqual(['Musée des Beaux-Arts', 'Parc du Thabor']);
    expect(useFavouritesStore.in(registry).getState().ids).toContain('gone');
  });

  it('that is empty leads to the guide', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'Votre liste est encore vide' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Découvrir les lieux' })).toHaveAttribute(
      'href',
      '/demo/cityguide',
    );
  });
});

describe('taken along', () => {
  it('is shared as text, or copied where the device shares nothing', async () => {
    const { user } = await open([THABOR]);
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    expect(await screen.findByText('La liste est copiée.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Rennes, mardi 24 novembre\n10\sh\s19 Parc du Thabor, Place Saint-Mélaine, 35000 Rennes$/u,
    );
    const share = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Partager' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Rennes, mardi 24 novembre',
      text: expect.stringContaining('Parc du Thabor') as string,
    });
    delete (navigator as Partial<Navigator>).share;
  });

  it('is a calendar file, a print, a walk on a map', async () => {
    const { user } = await open([THABOR]);
    const made = vi.fn<(blob: Blob) => string>(() => 'blob:file');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Agenda' }));
    const file = await made.mock.calls[0]?.[0].text();
    expect(file).toContain('SUMMARY:Parc du Thabor');
    expect(file).toContain('DTSTART:20261124T091900Z');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledOnce();
    const walk = screen.getByRole('link', { name: /^Itinéraire/u });
    expect(walk.getAttribute('href')).toContain('travelmode=walking');
  });
});

describe('by e-mail', () => {
  const field = () => screen.getByRole('textbox', { name: 'Adresse e-mail' });
  const send = () => screen.getByRole('button', { name: 'Envoyer la liste' });

  it('goes as ids in the order of the day, and the address stays nowhere', async () => {
    const { user, requests, registry } = await open([MUSEE, THABOR]);
    await user.type(field(), 'camille@example.org');
    await user.click(send());
    expect(await screen.findByText('Votre liste est en route vers camille@example.org')).toBeVisible();
    expect(requests('POST')).toEqual([
      {
        method: 'POST',
        path: '/api/cityguide/favorites/email',
        key: expect.stringMatching(/^[\w-]{20,}$/u) as string,
        body: {
          hoster: 'hotel-des-lices',
          email: 'camille@example.org',
          placeIds: [MUSEE, THABOR],
          language: 'fr',
          day: '2026-11-24',
        },
      },
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('camille');
    await user.click(screen.getByRole('button', { name: 'Envoyer à une autre adresse' }));
    expect(field()).toBeVisible();
    expect(useSubmissionsStore.in(registry).getState().entries).toEqual({});
  });

  it('needs an address that can be written to', async () => {
    const { user, requests } = await open([THABOR]);
    await user.click(send());
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Indiquez une adresse e-mail');
    await user.type(field(), 'camille@');
    expect(field()).toBeInvalid();
    await user.click(send());
    expect(requests('POST')).toEqual([]);
  });

  it('begins with the address that the guest gave elsewhere', async () => {
    await open([THABOR], { guest: { email: 'camille@example.org' } });
    expect(field()).toHaveValue('camille@example.org');
  });

  it('that finds no network is tried again under the same key', async () => {
    const { user, requests, answers, heal } = await open([THABOR]);
    answers(EMAIL, failures.cut);
    await user.type(field(), 'camille@example.org');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre liste n’est pas partie');
    heal();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Votre liste est en route vers camille@example.org')).toBeVisible();
    expect(requests('POST')[1]).toEqual(requests('POST')[0]);
  });

  it('that is refused keeps the address in its field', async () => {
    const { user, answers } = await open([THABOR]);
    answers(EMAIL, failures.status(422));
    await user.type(field(), 'camille@example.org');
    await user.click(send());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Vérifiez l’adresse');
    await waitFor(() => expect(notice).toHaveFocus());
    expect(field()).toHaveValue('camille@example.org');
  });

  it('that comes too often says so, and the address can be changed', async () => {
    const { user, answers } = await open([THABOR], { language: 'en' });
    answers(EMAIL, failures.status(429));
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'camille@example.org');
    await user.click(screen.getByRole('button', { name: 'Send the list' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many emails in a short time.');
    await user.click(screen.getByRole('button', { name: 'Change the address' }));
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('camille@example.org');
  });
});
