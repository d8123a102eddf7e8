import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { useSubmissionsStore } from '@guest/submission';
import { aDevice, failures, fakeNetwork, renderFeature, type RenderOptions } from '@guest/testing';
import { contactFeature } from '../index';
import { useMessageStore } from '../store/messageStore';

const guest = {
  firstname: 'Camille',
  lastname: 'Le Goff',
  email: 'camille@example.org',
  phone: '+33 6 39 98 12 34',
  roomNumber: '214',
};

afterEach(() => vi.restoreAllMocks());

async function open(options: Partial<RenderOptions> = {}) {
  const network = await fakeNetwork();
  const view = renderFeature(contactFeature, {
    at: paths.message('demo'),
    guest,
    registry: aDevice(),
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...network, ...view };
}

const comment = () => screen.getByRole('textbox', { name: 'Votre message' });
const send = () => screen.getByRole('button', { name: 'Envoyer le message' });

describe('a message', () => {
  it('is filled in for a guest that the visit knows, and sent as the hotel expects it', async () => {
    const { user, requests } = await open();
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Le Goff');
    expect(screen.getByRole('textbox', { name: /^Numéro de chambre/u })).toHaveValue('214');
    expect(
      screen.getByText('Les messages envoyés sont traités uniquement pendant nos heures d’ouverture.'),
    ).toBeInTheDocument();
    // The hours stand in the heading only, not beside the form.
    expect(await screen.findAllByText('Ouvert jour et nuit')).toHaveLength(1);
    expect(comment()).toHaveAccessibleDescription(
      'N’indiquez ni numéro de carte, ni mot de passe, ni donnée de santé.',
    );

    await user.type(comment(), '  Un lit d’appoint, s’il vous plaît ?  ');
    await user.click(send());
    const sent = { level: 1, name: /^Votre message a été envoyé\s!$/u };
    await screen.findByRole('heading', sent);
    await waitFor(() => expect(screen.getByRole('heading', sent)).toHaveFocus());
    expect(await screen.findByText('Un lit d’appoint, s’il vous plaît ?')).toBeInTheDocument();
    expect(requests('POST')).toEqual([
      {
        method: 'POST',
        path: '/api/message',
        key: expect.stringMatching(/^[\w-]{20,}$/u) as string,
        body: {
          hoster: 'hotel-des-lices',
          message: 'Un lit d’appoint, s’il vous plaît ?',
          customerName: 'Le Goff Camille',
          email: 'camille@example.org',
          phone: '+33 6 39 98 12 34',
          roomNumber: '214',
        },
      },
    ]);
  });

  it('asks for words, a name and an address that can be written to, and leads to each', async () => {
    const { user, requests } = await open({ guest: { email: 'camille@' } });
    await user.type(comment(), '   ');
    await user.click(send());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Veuillez remplir les champs obligatoires');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Écrivez votre message', 'Indiquez votre nom', 'Veuillez indiquer une adresse e-mail valide']);
    await user.click(within(summary).getByRole('link', { name: 'Écrivez votre message' }));
    expect(comment()).toHaveFocus();
    expect(comment()).toBeInvalid();
    expect(requests('POST')).toEqual([]);
  });

  it('that is too long says by how much, and nothing of it is cut', async () => {
    const { user, requests } = await open();
    fireEvent.change(comment(), { target: { value: 'x'.repeat(50_000) } });
    await waitFor(() =>
      expect(comment()).toHaveAccessibleDescription(
        /Raccourcissez votre texte\s: 50.000 caractères, 5.000 au plus/u,
      ),
    );
    await user.click(send());
    const summary = screen.getByRole('alert');
    expect(within(summary).getByRole('link', { name: /^Raccourcissez/u })).toBeVisible();
    // Nothing is missing.
    expect(summary).toHaveTextContent('Un champ reste à corriger');
    expect(summary).not.toHaveTextContent('obligatoires');
    expect(requests('POST')).toEqual([]);
    fireEvent.change(comment(), { target: { value: 'x'.repeat(4_900) } });
    await waitFor(() =>
      expect(comment()).toHaveAccessibleDescription(
        /^N’indiquez ni numéro de carte, .+ donnée de santé\. 4.900 caractères sur 5.000$/u,
      ),
    );
  });

  it('is the same submission on every try, and can never arrive twice', async () => {
    const { user, requests, answers, heal } = await open();
    answers('POST /api/message', failures.cut);
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Votre message est gardé sur cet appareil' }),
    ).toBeInTheDocument();
    expect(screen.getByText('À envoyer')).toBeInTheDocument();
    expect(screen.getByText(/partira seul au retour du réseau/u)).toBeInTheDocument();
    heal();
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    expect(
      await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u }),
    ).toBeInTheDocument();
    expect(requests('POST')).toHaveLength(2);
    expect(requests('POST')[1]).toEqual(requests('POST')[0]);
  });

  it('that still finds nobody says so, to those who see and to those who listen', async () => {
    const { user, answers, requests } = await open();
    answers('POST /api/message', failures.status(429));
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    expect(await screen.findByText(/^Trop de demandes arrivent/u)).toBeInTheDocument();
    const still = /^Toujours pas de réponse/u;
    expect(screen.queryByText(still)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Réessayer maintenant' }));
    const said = await screen.findByText(still);
    expect(said).toHaveAttribute('role', 'status');
    expect(said).toHaveAttribute('data-hidden', 'false');
    expect(requests('POST')).toHaveLength(2);
  });

  it('keeps what is typed while it is on its way', async () => {
    const { user, answers, requests } = await open();
    let arrive = () => {};
    const arrival = new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)));
    answers('POST /api/message', () => arrival);
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    await waitFor(() => expect(requests('POST')).toHaveLength(1));
    await user.type(comment(), ' et merci');
    arrive();
    await user.click(await screen.findByRole('button', { name: 'Écrire un autre message' }));
    expect(requests('POST')[0]?.body.message).toBe('Bonsoir');
    expect(comment()).toHaveValue('Bonsoir et merci');
  });

  it('of yesterday whose confirmation was closed with its tab makes room for the form', async () => {
    const first = await open();
    await first.user.type(comment(), 'Bonsoir');
    await first.user.click(send());
    await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u });
    // The tab is closed as it is: no effect of it is cleaned up.
    const closed = localStorage.getItem('root') ?? '';
    expect(closed).toContain('"received"');
    first.unmount();

    const reopen = async (after: number) => {
      // After the former page's pending writes.
      await new Promise((resolve) => setTimeout(resolve));
      localStorage.setItem('root', closed);
      vi.restoreAllMocks();
      const { now } = Date;
      vi.spyOn(Date, 'now').mockImplementation(() => now() + after);
      return open();
    };
    // A reload shows it again.
    const reloaded = await reopen(60_000);
    await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u });
    reloaded.unmount();
    const { registry } = await reopen(61 * 60_000);
    await waitFor(() => expect(comment()).toHaveValue(''));
    expect(useSubmissionsStore.in(registry).getState().entries).toEqual({});
  });

  it('that was refused earlier is offered beside another draft, and never lost unread', async () => {
    const { user, answers, heal, submissions, registry } = await open();
    answers('POST /api/message', failures.cut);
    await user.type(comment(), 'Un lit d’appoint');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Écrire un autre message' }));
    await user.type(comment(), 'Un taxi');
    heal();
    answers('POST /api/message', failures.status(422));
    await (await submissions()).flush();
    heal();

    const read = await screen.findByRole('button', { name: 'Le relire' });
    expect(comment()).toHaveValue('Un taxi');
    expect(screen.queryByText('Un lit d’appoint')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Le supprimer' })).not.toBeInTheDocument();
    await user.click(read);
    expect(screen.getByText('Un lit d’appoint')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Le supprimer' })).toBeInTheDocument();

    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Écrire un autre message' }));
    // The form shows the refused message now that it is empty.
    await waitFor(() => expect(comment()).toHaveValue('Un lit d’appoint'));
    expect(screen.getByRole('alert')).toHaveTextContent('Rien de ce que vous avez saisi n’est perdu.');
    await user.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u });
    expect(Object.keys(useSubmissionsStore.in(registry).getState().entries)).toHaveLength(1);
  });

  const LATE_MS = 12 * 60 * 60_000 + 60_000;
  function later(ms: number) {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  }

  it('from a room is not sent half a day later without asking, and then as it was', async () => {
    const { user, answers, heal, requests, submissions } = await open();
    answers('POST /api/message', failures.cut);
    await user.type(comment(), 'La clim coule');
    await user.click(send());
    expect(await screen.findByText(/nous vous demandons d’abord votre accord/u)).toBeVisible();
    heal();
    later(LATE_MS);
    await (await submissions()).flush();
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Faut-il encore l’envoyer\s\?$/u }),
    ).toBeVisible();
    expect(screen.getByText('À confirmer')).toBeInTheDocument();
    expect(screen.getByText('La clim coule')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Écrire un autre message' })).not.toBeInTheDocument();
    expect(requests('POST')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'L’envoyer quand même' }));
    await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u });
    expect(requests('POST')).toHaveLength(2);
    expect(requests('POST')[1]).toEqual(requests('POST')[0]);
  });

  it('that came too late goes when the guest leaves it, in English too', async () => {
    const { user, answers, heal, requests, submissions, registry } = await open({ language: 'en' });
    answers('POST /api/message', failures.cut);
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Towels, please');
    await user.click(screen.getByRole('button', { name: 'Send the message' }));
    expect(await screen.findByText(/we ask you first\.$/u)).toBeVisible();
    heal();
    later(LATE_MS);
    await (await submissions()).flush();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Do you still want it sent?' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do not send it' }));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('');
    expect(useSubmissionsStore.in(registry).getState().entries).toEqual({});
    expect(requests('POST')).toHaveLength(1);
  });

  it('without a room waits as long as the kit keeps it', async () => {
    const { user, answers, heal, requests, submissions } = await open({
      guest: { ...guest, roomNumber: '' },
    });
    answers('POST /api/message', failures.cut);
    await user.type(comment(), 'Avez-vous un parking ?');
    await user.click(send());
    expect(await screen.findByText(/réseau. Une seule fois, même si vous réessayez\.$/u)).toBeVisible();
    heal();
    later(LATE_MS);
    await (await submissions()).flush();
    await waitFor(() => expect(requests('POST')).toHaveLength(2));
  });

  it('that came too late asks beside another draft, and goes from there', async () => {
    const { user, answers, heal, requests, submissions, registry } = await open();
    answers('POST /api/message', failures.cut);
    await user.type(comment(), 'La clim coule');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Écrire un autre message' }));
    await user.type(comment(), 'Un taxi');
    heal();
    later(LATE_MS);
    await (await submissions()).flush();
    expect(await screen.findByText('Un envoi précédent attend votre accord')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Le relire' }));
    expect(screen.getByText('La clim coule')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ne pas l’envoyer' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'L’envoyer quand même' }));
    await waitFor(() => expect(useSubmissionsStore.in(registry).getState().entries).toEqual({}));
    expect(requests('POST').map(({ body }) => body.message)).toEqual(['La clim coule', 'La clim coule']);
    expect(comment()).toHaveValue('Un taxi');
  });

  it('that was kept leaves when the network is back, whoever wakes it', async () => {
    const { user, answers, heal, submissions, registry } = await open();
    answers('POST /api/message', failures.cut);
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    await screen.findByRole('button', { name: 'Réessayer maintenant' });
    heal();
    await (await submissions()).flush();
    expect(
      await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u }),
    ).toBeInTheDocument();
    expect(useMessageStore.in(registry).getState().comment).toBe('');
  });

  it('of a server that fails is kept as well, and says why', async () => {
    const { user, answers } = await open();
    answers('POST /api/message', failures.status(500));
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    expect(await screen.findByText(/L’hôtel n’a pas encore répondu/u)).toBeInTheDocument();
  });

  it('that the hotel refuses stays in the form, and a changed one is another submission', async () => {
    const { user, requests, answers, heal } = await open();
    answers('POST /api/message', failures.status(422));
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Rien de ce que vous avez saisi n’est perdu.');
    await waitFor(() => expect(notice).toHaveFocus());
    expect(comment()).toHaveValue('Bonsoir');
    heal();
    await user.type(comment(), ' !');
    await user.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u });
    expect(new Set(requests('POST').map(({ key }) => key)).size).toBe(2);
  });

  it('begins anew for another one, and leaves nothing on the device once it is there', async () => {
    const { user, registry } = await open();
    await user.type(comment(), 'Bonsoir');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Écrire un autre message' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Écrire à la réception' })).toHaveFocus(),
    );
    expect(comment()).toHaveValue('');
    expect(useSubmissionsStore.in(registry).getState().entries).toEqual({});
    expect(localStorage.getItem('root')).not.toContain('Bonsoir');
  });

  it('shows what was written as text, whatever it looks like', async () => {
    const { user, container, requests } = await open();
    const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    fireEvent.change(comment(), { target: { value: attack } });
    await user.click(send());
    // The field has the same words.
    await screen.findByRole('heading', { name: /^Votre message a été envoyé\s!$/u });
    expect(await screen.findByText(attack)).toBeInTheDocument();
    expect(container.querySelector('main img, main script')).toBeNull();
    expect(requests('POST')[0]?.body.message).toBe(attack);
  });

  it('speaks English', async () => {
    const { user } = await open({ language: 'en' });
    expect(
      screen.getByText('The messages sent are processed only during our opening hours.'),
    ).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Good evening');
    await user.click(screen.getByRole('button', { name: 'Send the message' }));
    expect(await screen.findByRole('heading', { name: 'Your message has been sent!' })).toBeInTheDocument();
  });
});

describe('a hotel', () => {
  it('that reads no messages says so and offers the phone', async () => {
    await open({ hoster: (hoster) => ({ ...hoster, functionalities: { calls: true, messages: false } }) });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Cet hôtel ne reçoit pas de messages ici' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Appeler la réception' })).toHaveAttribute('href', '/demo/phone');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('without messages and calls leads back home', async () => {
    await open({ hoster: (hoster) => ({ ...hoster, functionalities: { messages: false } }) });
    expect(screen.getByText('L’équipe vous répond volontiers à la réception.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/demo');
  });

  it('with a messaging of its own leads there, in a tab of its own', async () => {
    const messagingLink = 'https://messages.example/hotel';
    await open({ hoster: (hoster) => ({ ...hoster, messagingLink }) });
    const link = screen.getByRole('link', { name: /^Ouvrir la messagerie/u });
    expect(link).toHaveAttribute('href', messagingLink);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
