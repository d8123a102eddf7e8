import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { useSubmissionsStore } from '@guest/submission';
import { aDevice, failures, fakeNetwork, renderFeature, type RenderOptions } from '@guest/testing';
import { contactFeature } from '../index';

afterEach(() => sessionStorage.clear());

const RESERVATION = 'reservation/hotel-des-lices';
const KNOWN = 'lices-demo-T7uQm2Xv9RkZa4';
const camille = {
  firstname: 'Camille',
  lastname: 'Le Goff',
  email: 'camille@example.org',
  roomNumber: '214',
};

async function open(options: Partial<RenderOptions> = {}) {
  const network = await fakeNetwork();
  const view = renderFeature(contactFeature, {
    at: paths.mood('demo'),
    registry: aDevice(),
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...network, ...view };
}

const radio = (name: string) => screen.getByRole('radio', { name });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const send = () => screen.getByRole('button', { name: 'Envoyer' });
const thanks = () => screen.findByRole('heading', { level: 1, name: /^Merci pour votre retour\s!$/u });

describe('a mood', () => {
  it('takes one tap, and tells nobody who it is unless they are known', async () => {
    const { user, requests } = await open();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(radio('Bien'));
    await user.click(send());
    await thanks();
    expect(requests('POST').map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/feedback',
        body: { hoster: 'hotel-des-lices', room: '', satisfactionLevel: 'satisfied', message: '' },
      },
    ]);
  });

  it('asks for a choice, and leads to it', async () => {
    const { user, requests } = await open();
    await user.click(send());
    await user.click(
      within(screen.getByRole('alert')).getByRole('link', { name: 'Veuillez faire un choix' }),
    );
    expect(screen.getByRole('group', { name: 'Votre humeur' })).toHaveFocus();
    expect(requests('POST')).toEqual([]);
  });

  it('of a happy guest invites to a review', async () => {
    const { user } = await open();
    await user.click(radio('Bien'));
    await user.click(send());
    await thanks();
    expect(screen.getByText(/guide les prochains hôtes/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Laisser un avis' })).toHaveAttribute('href', '/demo/reviews');
  });

  it('asks what and where once it is bad alone, and writes that into the message', async () => {
    const { user, requests } = await open({ guest: camille });
    await user.click(radio('Moyen'));
    expect(screen.queryByRole('checkbox', { name: 'Bruit' })).not.toBeInTheDocument();
    await user.click(radio('Mal'));
    await screen.findByRole('checkbox', { name: 'Bruit' });
    await user.click(box('Wi-Fi'));
    await user.click(box('Bruit'));
    await user.click(box('Chambre'));
    await user.click(box(/^Appelez-moi/u));
    await user.type(
      screen.getByRole('textbox', { name: 'Téléphone pour vous rappeler' }),
      '+33 6 39 98 12 34',
    );
    await user.type(screen.getByRole('textbox', { name: /^Que pouvons-nous faire/u }), '  Un voisin fête. ');
    await user.click(send());
    await thanks();
    expect(screen.getByText('La réception vous appelle dès que possible.')).toBeInTheDocument();
    const [customer, feedback] = requests('POST');
    expect(customer).toMatchObject({
      path: '/api/customer',
      body: { lastname: 'Le Goff', email: 'camille@example.org', overwriting: true },
    });
    expect(feedback).toMatchObject({
      path: '/api/feedback',
      body: { room: '214', satisfactionLevel: 'dissatisfied' },
    });
    expect(feedback?.body.customer).toEqual(expect.any(String));
    expect(feedback?.body.message).toBe(
      'Quoi\u00A0: Bruit et Wi-Fi\nOù\u00A0: Chambre\nÀ rappeler au +33 6 39 98 12 34\n\nUn voisin fête.',
    );
  });

  it('what was tapped and taken back is not sent', async () => {
    const { user, requests } = await open();
    await user.click(radio('Mal'));
    await screen.findByRole('checkbox', { name: 'Bruit' });
    await user.click(box('Bruit'));
    await user.click(radio('Moyen'));
    await user.click(send());
    await thanks();
    expect(requests('POST')[0]?.body).toMatchObject({ satisfactionLevel: 'neutral', message: '' });
  });

  it('nobody can be called without a number or a room', async () => {
    const { user, requests } = await open();
    await user.click(radio('Mal'));
    await screen.findByRole('checkbox', { name: 'Bruit' });
    await user.click(box(/^Appelez-moi/u));
    await user.click(send());
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    const phone = screen.getByRole('textbox', { name: 'Téléphone pour vous rappeler' });
    expect(phone).toHaveFocus();
    expect(phone).toBeInvalid();
    expect(requests('POST')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Numéro de chambre/u }), '32');
    await user.click(send());
    await thanks();
    expect(requests('POST')[0]?.body.message).toBe('À appeler dans la chambre');
  });

  it('of a known guest who stays unnamed goes without name and reservation', async () => {
    sessionStorage.setItem('reservation/hotel-des-lices', KNOWN);
    const { user, requests } = await open({ guest: camille });
    const named = box(/Camille Le Goff$/u);
    expect(named).toBeChecked();
    await user.click(named);
    await user.click(radio('Moyen'));
    await user.click(send());
    await thanks();
    expect(requests('POST').map(({ path }) => path)).toEqual(['/api/feedback']);
    expect(requests('POST')[0]?.body).not.toHaveProperty('reservation');
    expect(requests('POST')[0]?.body).not.toHaveProperty('customer');
    expect(requests('POST')[0]?.body.room).toBe('');
  });

  it('of an unnamed guest says the room that they type, and no other', async () => {
    const { user, requests } = await open({ guest: camille });
    const room = screen.getByRole('textbox', { name: /^Numéro de chambre/u });
    expect(room).toHaveValue('214');
    await user.click(box(/Camille Le Goff$/u));
    expect(room).toHaveValue('');
    await user.click(radio('Moyen'));
    await user.type(room, '32');
    expect(room).toHaveValue('32');
    await user.click(send());
    await thanks();
    expect(requests('POST')[0]?.body.room).toBe('32');
  });

  it('of a short link carries the reservation, and never keeps its secret with the rest', async () => {
    sessionStorage.setItem('reservation/hotel-des-lices', KNOWN);
    const { user, requests, answers, heal } = await open();
    await waitFor(() => expect(box(/votre réservation$/u)).toBeChecked());
    answers('POST /api/feedback', failures.cut);
    await user.click(radio('Mal'));
    await screen.findByRole('checkbox', { name: 'Bruit' });
    await user.click(send());
    await screen.findByRole('heading', { name: 'Votre retour est gardé sur cet appareil' });
    expect(localStorage.getItem('root')).toContain('dissatisfied');
    expect(localStorage.getItem('root')).not.toContain(KNOWN);
    heal();
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    await thanks();
    expect(requests('POST').at(-1)?.body.reservation).toBe(KNOWN);
    expect(requests('POST').at(-1)).toEqual(requests('POST').at(-2));
  });

  it.each([
    ['another stay', KNOWN, 'lices-demo-AnotherStay12345'],
    ['a stay that the guest was not asked about', undefined, KNOWN],
  ])('never carries the reservation of %s', async (_, asked, opened) => {
    if (asked) sessionStorage.setItem(RESERVATION, asked);
    const { user, requests, answers, heal } = await open();
    answers('POST /api/feedback', failures.cut);
    await user.click(radio('Moyen'));
    await user.click(send());
    await screen.findByRole('button', { name: 'Réessayer maintenant' });
    expect(requests('POST')[0]?.body.reservation).toBe(asked);
    sessionStorage.setItem(RESERVATION, opened);
    heal();
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    await thanks();
    expect(requests('POST')).toHaveLength(2);
    expect(requests('POST')[1]?.body).not.toHaveProperty('reservation');
  });

  it('that the hotel has already is there, whatever this tab has forgotten since', async () => {
    const { user, answers, heal } = await open();
    answers('POST /api/feedback', failures.cut);
    await user.click(radio('Moyen'));
    await user.click(send());
    await screen.findByRole('button', { name: 'Réessayer maintenant' });
    heal();
    const type = 'urn:guest-web:problem:idempotency-key-reused';
    answers('POST /api/feedback', () => Response.json({ type, title: 'used', status: 409 }, { status: 409 }));
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    await thanks();
  });

  it('reaches the hotel although it does not take the customer', async () => {
    const { user, requests, answers } = await open({ guest: camille });
    answers('POST /api/customer', failures.status(422));
    await user.click(radio('Mal'));
    await screen.findByRole('checkbox', { name: 'Bruit' });
    await user.click(send());
    await thanks();
    expect(requests('POST').map(({ path }) => path)).toEqual(['/api/customer', '/api/feedback']);
    expect(requests('POST')[1]?.body).not.toHaveProperty('customer');
  });

  it('waits with its guest where the hotel was too slow to take them', async () => {
    const { user, requests, answers, heal } = await open({ guest: camille });
    answers('POST /api/customer', failures.status(408));
    await user.click(radio('Moyen'));
    await user.click(send());
    await screen.findByRole('button', { name: 'Réessayer maintenant' });
    expect(requests('POST').map(({ path }) => path)).not.toContain('/api/feedback');
    heal();
    await user.click(screen.getByRole('button', { name: 'Réessayer maintenant' }));
    await thanks();
    expect(requests('POST').at(-1)?.body.customer).toEqual(expect.any(String));
  });

  it('with 50,000 characters says by how much it is too long, and nothing of it is cut', async () => {
    const { user, requests } = await open();
    await user.click(radio('Bien'));
    const field = screen.getByRole('textbox', { name: /^Qu’est-ce qui vous plaît/u });
    fireEvent.change(field, { target: { value: 'x'.repeat(50_000) } });
    await user.click(send());
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toMatch(/Raccourcissez votre texte\s: 50.000 caractères, 4.000 au plus/u);
    expect(summary).toHaveTextContent('Un champ reste à corriger');
    expect(field).toHaveValue('x'.repeat(50_000));
    expect(requests('POST')).toEqual([]);
  });

  it('with blanks alone has no words, and with scripts in every field shows them as words', async () => {
    const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const { user, requests, container } = await open({ guest: { firstname: attack, lastname: attack } });
    await user.click(radio('Bien'));
    const field = screen.getByRole('textbox', { name: /^Qu’est-ce qui vous plaît/u });
    const room = screen.getByRole('textbox', { name: /^Numéro de chambre/u });
    fireEvent.change(field, { target: { value: ' \n\t ' } });
    fireEvent.change(room, { target: { value: ' <b>2 ' } });
    await user.click(send());
    await thanks();
    expect(requests('POST').at(-1)?.body).toMatchObject({ message: '', room: '<b>2' });
    await user.click(await screen.findByRole('button', { name: 'Donner un autre retour' }));
    await user.click(radio('Moyen'));
    const other = screen.getByRole('textbox', { name: /^Que pouvons-nous améliorer/u });
    fireEvent.change(other, { target: { value: attack } });
    await user.click(send());
    await thanks();
    expect(await screen.findByText(attack)).toBeInTheDocument();
    expect(container.querySelector('main img, main script, main b')).toBeNull();
    expect(requests('POST').at(-1)?.body.message).toBe(attack);
    expect(requests('POST').at(-2)?.body).toMatchObject({ firstname: attack, lastname: attack });
  });

  it.each([
    ['wants a call', true, 12],
    ['wants nobody to come', false, undefined],
  ])('that %s is kept for so many hours before it asks', async (_, wantsCall, hours) => {
    const { user, answers, registry } = await open({ guest: { phone: '+33 6 39 98 12 34' } });
    answers('POST /api/feedback', failures.cut);
    await user.click(radio('Mal'));
    await screen.findByRole('checkbox', { name: 'Bruit' });
    if (wantsCall) await user.click(box(/^Appelez-moi/u));
    await user.click(send());
    await screen.findByRole('button', { name: 'Réessayer maintenant' });
    const [entry] = Object.values(useSubmissionsStore.in(registry).getState().entries);
    const until = entry?.deadline && (entry.deadline - entry.savedAt) / 3_600_000;
    expect(until && Math.round(until)).toBe(hours);
  });

  it('that was begun is there after a reload', async () => {
    const first = await open();
    await first.user.click(radio('Mal'));
    await first.user.click(await screen.findByRole('checkbox', { name: 'Bruit' }));
    first.unmount();
    await open();
    await waitFor(() => expect(radio('Mal')).toBeChecked());
    expect(await screen.findByRole('checkbox', { name: 'Bruit' })).toBeChecked();
  });

  it('speaks English', async () => {
    const { user, requests } = await open({ language: 'en' });
    await user.click(radio('Bad'));
    await user.click(await screen.findByRole('checkbox', { name: 'Noise' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your feedback!' })).toBeInTheDocument();
    expect(requests('POST')[0]?.body.message).toBe('What: Noise');
  });
});
