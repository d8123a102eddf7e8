import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { roomDirectoryFeature } from '../features';

afterEach(() => vi.useRealTimers());

const at = paths.roomDirectory('demo');

async function open(options: Partial<RenderOptions> = {}) {
  await fakeNetwork();
  const view = renderFeature(roomDirectoryFeature, { at, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Livret d’accueil' });
  await screen.findByRole('heading', { name: 'Bon à savoir' });
  return view;
}

async function openAnswer(answer: unknown, init?: ResponseInit) {
  const network = await fakeNetwork();
  network.answers('GET /api/roomdirectory', () =>
    typeof answer === 'string' ? new Response(answer, init) : Response.json(answer, init),
  );
  return { network, ...renderFeature(roomDirectoryFeature, { at }) };
}

describe('the room directory', () => {
  it('is the same screen by both spellings', async () => {
    await open({ at: '/demo/RoomDirectory' });
    expect(screen.getByRole('heading', { name: 'En cas de besoin' })).toBeInTheDocument();
  });

  it('opens an entry in place, with its text, its hours and its way on', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Petit déjeuner'));
    expect(await screen.findByText(/galettes tièdes/u)).toBeInTheDocument();
    expect(screen.getByText('Lundi à samedi')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Le commander en chambre' })).toHaveAttribute(
      'href',
      '/demo/services/petit-dejeuner',
    );
  });

  it('says what is open now by the hotel’s clock', async () => {
    stopClock('2026-11-24T08:00:00+01:00');
    await open();
    expect(screen.getByText('Ouvert jusqu’à 10 h 30')).toBeInTheDocument();
    expect(screen.getByText('Ouvert jour et nuit')).toBeInTheDocument();
    expect(screen.getByText('Fermé, ouvre à 9 h')).toBeInTheDocument();
  });

  it('finds by an English word, says how many, and clears', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Chercher dans le livret' }), 'luggage');
    expect(await screen.findByText('1 résultat')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Bagages')).toBeInTheDocument();
    expect(screen.queryByText('Parking')).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), ' zzz');
    expect(
      await screen.findByRole('heading', { name: /^Rien pour «\sluggage zzz\s»$/u }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voir tout le livret' }));
    expect(await screen.findByText('Parking')).toBeInTheDocument();
  });

  it('counts the Wi-Fi card among what it finds', async () => {
    await openAnswer({
      wifi: { ssid: 'Port' },
      sections: [
        {
          _id: 's',
          title: 'Bon à savoir',
          entries: Array.from({ length: 9 }, (_, index) => ({ _id: `e${index}`, title: `Entrée ${index}` })),
        },
      ],
    });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('searchbox'), 'wifi');
    expect(await screen.findByText('1 résultat')).toHaveRole('status');
    expect(screen.getByRole('region', { name: 'Wi-Fi' })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), ' zzz');
    expect(await screen.findByText('0 résultat')).toHaveRole('status');
  });

  it.each(['#livret-parking', '#livret%2Dparking'])(
    'opens the entry that its address names (%s), with the focus on it',
    async (hash) => {
      const scrolled = vi.fn();
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
      await open({ at: at + hash });
      const entry = screen.getByText('Parking').closest('details');
      expect(entry).toHaveAttribute('open');
      expect(entry?.querySelector('summary')).toHaveFocus();
      expect(scrolled).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['#gone', '#', '#%E0%A4%A', '#root'])('opens nothing for %s', async (hash) => {
    await open({ at: at + hash });
    expect(document.querySelector('details[open]')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('names the day up to which reception is open', async () => {
    stopClock('2026-11-24T09:00:00+01:00');
    const allDay = [{ from: '00:00', to: '00:00' }];
    await openAnswer({
      reception: {
        openingHours: { tuesday: allDay, wednesday: allDay, thursday: [{ from: '00:00', to: '18:00' }] },
      },
    });
    expect(await screen.findByText('Ouvert jusqu’à jeudi 18 h')).toBeInTheDocument();
  });

  it('marks the hotel’s words with their language for an English guest', async () => {
    await open({ language: 'en' });
    expect(screen.getByText('Bagages')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('searchbox', { name: 'Search the directory' })).toBeInTheDocument();
  });

  it('offers no call of reception where the hotel takes none', async () => {
    await open({ hoster: (hoster) => ({ ...hoster, functionalities: { calls: false } }) });
    expect(screen.queryByRole('link', { name: 'Appeler' })).not.toBeInTheDocument();
  });
});

describe('the Wi-Fi card', () => {
  it('copies the network and the password, and says so', async () => {
    const { user } = await open();
    const card = within(screen.getByRole('region', { name: 'Wi-Fi' }));
    await user.click(card.getByRole('button', { name: 'Copier le mot de passe' }));
    expect(await navigator.clipboard.readText()).toBe('place-du-marche-35');
    expect(card.getByRole('status')).toHaveTextContent('Mot de passe copié');
    await user.click(card.getByRole('button', { name: 'Copier le nom du réseau' }));
    expect(await navigator.clipboard.readText()).toBe('HoteldesLices');
    expect(card.getByRole('status')).toHaveTextContent('Nom du réseau copié');
  });

  it('says what to do where the browser refuses', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const card = within(screen.getByRole('region', { name: 'Wi-Fi' }));
    await user.click(card.getByRole('button', { name: 'Copier le mot de passe' }));
    expect(card.getByRole('status')).toHaveTextContent('sélectionnez le texte');
  });

  it('draws a code for another device when it is asked for', async () => {
    const { user } = await open();
    expect(screen.queryByRole('img', { name: /Code QR/u })).not.toBeInTheDocument();
    await user.click(screen.getByText('Connecter un autre appareil'));
    expect(
      await screen.findByRole('img', { name: 'Code QR pour rejoindre le réseau HoteldesLices' }),
    ).toBeInTheDocument();
  });

  it('shows a network without a password as what it is', async () => {
    await openAnswer({ wifi: { ssid: 'Port' } });
    const card = within(await screen.findByRole('region', { name: 'Wi-Fi' }));
    expect(card.getByText('Sans mot de passe')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Copier le mot de passe' })).not.toBeInTheDocument();
  });
});

describe('what may be wrong', () => {
  it('shows the shape of the directory while it is on its way', async () => {
    await fakeNetwork({ answers: { 'GET /api/roomdirectory': () => new Promise(() => undefined) } });
    renderFeature(roomDirectoryFeature, { at });
    expect(await screen.findByText('Chargement du livret')).toBeInTheDocument();
  });

  it('is friendly where the hotel has written nothing', async () => {
    await openAnswer({});
    expect(
      await screen.findByRole('heading', { name: 'Le livret n’est pas encore écrit' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/demo');
  });

  it.each([
    ['a failure', 'down', { status: 500 }],
    ['a portal’s page', '<html>', { status: 200 }],
    ['a list', [], {}],
  ])('says so for %s, and tries again', async (_name, answer, init) => {
    const { user, network } = await openAnswer(answer, init);
    expect(await screen.findByRole('heading', { name: 'Cette page ne répond pas' })).toBeInTheDocument();
    network.answers('GET /api/roomdirectory', () => Response.json({ wifi: { ssid: 'Port' } }));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Port')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps the guest’s place while it tries again, and says when that was in vain', async () => {
    const { user, network } = await openAnswer('down', { status: 503 });
    const retry = () => screen.getByRole('button', { name: /Réessayer|Nouvel essai/u });
    await screen.findByRole('heading', { name: 'Cette page ne répond pas' });
    let answer: (() => void) | undefined;
    network.answers('GET /api/roomdirectory', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return new Response(null, { status: 503 });
    });
    await user.click(retry());
    expect(retry()).toHaveFocus();
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    await vi.waitFor(() => expect(answer).toBeDefined());
    answer?.();
    expect(await screen.findByText('Le nouvel essai n’a pas abouti')).toHaveRole('status');
    expect(retry()).toHaveFocus();
  });

  it('lets nothing of a hotel’s HTML run, and leaves out links that lead nowhere', async () => {
    const { user } = await openAnswer({
      sections: [
        {
          _id: 's',
          title: '<img src=x onerror=alert(1)>',
          entries: [
            {
              _id: 'e',
              title: 'Piège',
              link: { label: 'Dehors', url: 'https://hotel.example/' },
              blocks: [
                { type: 'text', html: '<p onclick="alert(1)">Texte<script>alert(1)</script></p>' },
                { type: 'hologram', url: 'x' },
              ],
            },
          ],
        },
      ],
    });
    await user.click(await screen.findByText('Piège'));
    expect(document.querySelector('script, [onclick], img[src=x]')).toBeNull();
    expect(document.body.textContent).not.toMatch(/onerror|alert/u);
    expect(screen.getByRole('link', { name: 'Dehors' })).toHaveAttribute('target', '_blank');
  });
});
