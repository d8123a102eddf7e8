import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewDesigns, reviewThemes } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { fingerprintOf } from '@guest/submission';
import { reviewNetwork, CUSTOMER, open, REVIEW } from '../test/network';

const at = paths.reviewForm('demo');
const address = () => screen.getByTestId('address').textContent;
const send = () => screen.getByRole('button', { name: 'Envoyer mon avis' });
const group = (name: string | RegExp) => screen.findByRole('group', { name });

async function rate(user: ReturnType<typeof open>['user'], theme: RegExp, label: string) {
  await user.click(within(await group(theme)).getByRole('radio', { name: label }));
}

describe('the questions', () => {
  it('are those of the hotel, with what it says about them', async () => {
    await reviewNetwork();
    open(at);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Comment s’est passé votre séjour.\?$/u }),
    ).toBeInTheDocument();
    expect(screen.getByText('Six questions, une minute. Merci de votre franchise.')).toBeInTheDocument();
    expect(await group('Chambre')).toHaveAccessibleDescription('Calme, propreté, confort du lit');
    expect(within(await group(/^Petit déjeuner/u)).getByText('Facultatif')).toBeInTheDocument();
  });

  it('are the default ones where the hotel has none, in both languages', async () => {
    await reviewNetwork({});
    const { unmount } = open(at);
    for (const name of ['Expérience', 'Chambre', 'Services', 'Personnel', 'Emplacement']) {
      const radios = within(await group(name)).getAllByRole('radio');
      expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
        '1/5, Terrible',
        '2/5, Mauvais',
        '3/5, Ok',
        '4/5, Bien',
        '5/5, Excellent',
      ]);
    }
    unmount();
    open(at, { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'How was your stay?' })).toBeInTheDocument();
    const staff = within(await group('Staff'));
    expect(staff.getByRole('radio', { name: '2/5, Bad' })).toBeInTheDocument();
    expect(screen.queryByText('Mauvais')).not.toBeInTheDocument();
  });

  it('have twenty names of ours, and the hotel’s own words as they are', async () => {
    const own = 'Conciergerie <3';
    await reviewNetwork({
      themes: [...reviewThemes, own].map((name) => ({ name })),
      globalComment: 'none',
    });
    open(at, { language: 'en' });
    expect(await screen.findByText(own)).toHaveAttribute('lang', 'fr');
    const names = screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent ?? '');
    expect(names).toContainEqual(expect.stringContaining('Value for money'));
    expect(names.filter((name) => /_/u.test(name))).toEqual([]);
    expect(screen.getByText('21 questions, a few minutes. Thank you for being frank.')).toBeInTheDocument();
    expect(screen.queryByLabelText(/add anything/u)).not.toBeInTheDocument();
  });

  it.each([...reviewDesigns, 'thumbs'])('can be answered in the design %s', async (design) => {
    const { reviews } = await reviewNetwork({
      _id: 'f',
      style: { design, maxScore: 10 },
      themes: [{ name: 'room' }],
    });
    const { user } = open(at);
    const room = within(await group('Chambre'));
    if (design === 'cursor') fireEvent.change(room.getByRole('slider'), { target: { value: '10' } });
    else await user.click(room.getAllByRole('radio').at(-1) as HTMLElement);
    await user.click(send());
    await waitFor(() => expect(reviews()).toMatchObject([{ grades: [{ theme: 'room', score: 10 }] }]));
  });

  it.each([
    [3, '2/3, Ok', 20 / 3],
    [7, '4/7, Ok', 40 / 7],
    [100, '60/100, Ok', 6],
    [0, '3/5, Ok', 6],
    [-2, '3/5, Ok', 6],
    [4.5, '3/5, Ok', 6],
  ])('of %d points are sent out of ten', async (maxScore, label, score) => {
    const { reviews } = await reviewNetwork({
      _id: 'f',
      style: { maxScore },
      themes: [{ name: 'room' }],
    });
    const { user } = open(at);
    await rate(user, /^Chambre/u, label);
    await user.click(send());
    await waitFor(() => expect(reviews()).toMatchObject([{ grades: [{ score }] }]));
  });

  it('are one about the whole stay where the form has no themes', async () => {
    const { reviews } = await reviewNetwork({ _id: 'f', description: 'Alors ?', themes: [] });
    const { user } = open(at);
    expect(
      await screen.findByText('Une question, une minute. Merci de votre franchise.'),
    ).toBeInTheDocument();
    await rate(user, /^Dans l’ensemble/u, '5/5, Excellent');
    await user.click(send());
    await waitFor(() => expect(reviews()).toMatchObject([{ grades: [{ theme: 'experience', score: 10 }] }]));
  });
});

describe('what is missing', () => {
  it('is said in one place that leads to it, and nothing is sent', async () => {
    const { requests } = await reviewNetwork({
      _id: 'f',
      themes: [
        { name: 'room', comment: 'required' },
        { name: 'pool', isOptional: true, comment: 'optional' },
      ],
      globalComment: 'required',
    });
    const { user } = open(at, { guest: { email: 'camille@' } });
    await group('Chambre');
    await user.type(screen.getByLabelText(/^Un mot pour l’équipe.*Chambre$/u), '   ');
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Veuillez remplir tous les champs obligatoires');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Chambre\u00A0: Donnez une note',
      'Chambre\u00A0: Écrivez un mot',
      'Écrivez un mot',
      'Veuillez indiquer une adresse e-mail valide',
    ]);
    await user.click(within(summary).getAllByRole('link')[0] as HTMLElement);
    expect(await group('Chambre')).toHaveFocus();
    expect(await group('Chambre')).toHaveAccessibleDescription('Donnez une note');
    expect(requests('POST')).toEqual([]);
  });

  it('is asked for before words about a theme without a score are lost', async () => {
    await reviewNetwork({ _id: 'f', themes: [{ name: 'pool', isOptional: true, comment: 'optional' }] });
    const { user } = open(at);
    const pool = within(await group(/^Piscine/u));
    expect(screen.queryByLabelText(/^Un mot pour l’équipe/u)).not.toBeInTheDocument();
    await user.click(pool.getByRole('radio', { name: '2/5, Mauvais' }));
    await user.type(screen.getByLabelText(/^Un mot pour l’équipe/u), 'Froide');
    await user.click(pool.getByRole('button', { name: 'Retirer ma note' }));
    expect(screen.getByLabelText(/^Un mot pour l’équipe/u)).toHaveValue('Froide');
    expect(await group(/^Piscine/u)).toHaveFocus();
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Donnez une note pour que votre mot soit transmis',
    );
  });

  it('is room for 50,000 characters: nothing is cut, and the way on is said', async () => {
    const { requests } = await reviewNetwork({ _id: 'f', themes: [{ name: 'room' }] });
    const { user } = open(at);
    await rate(user, /^Chambre/u, '4/5, Bien');
    const field = screen.getByLabelText(/^Souhaitez-vous ajouter/u);
    fireEvent.change(field, { target: { value: 'é'.repeat(50_000) } });
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toMatch(/Raccourcissez votre texte.: 5.000 caractères au plus/u);
    expect(field).toHaveValue('é'.repeat(50_000));
    expect(field).toHaveAccessibleDescription(/50.000 caractères sur 5.000/u);
    expect(summary).toHaveTextContent('Un point à revoir avant l’envoi');
    expect(requests('POST')).toEqual([]);
    fireEvent.change(field, { target: { value: `${'é'.repeat(5_000)}\u0000  \n` } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(/^5.000 caractères sur 5.000/u);
  });

  it('is counted where nothing required is blank', async () => {
    await reviewNetwork({
      _id: 'f',
      themes: [{ name: 'room', comment: 'optional' }],
      globalComment: 'optional',
    });
    const { user } = open(at, { language: 'en' });
    await rate(user, /^Room/u, '4/5, Good');
    for (const field of screen.getAllByRole('textbox', { name: /A word|add anything/u }))
      fireEvent.change(field, { target: { value: 'e'.repeat(5_001) } });
    await user.click(screen.getByRole('button', { name: 'Send my review' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('2 things to look at before sending');
  });
});

describe('sending', () => {
  beforeEach(() => localStorage.clear());
  const guest = {
    firstname: 'Camille',
    lastname: 'Moreau',
    email: 'camille@example.org',
    phone: '+33612345678',
  };
  const form = { _id: 'f', themes: [{ name: 'room', comment: 'optional' }], globalComment: 'optional' };

  it('tells the hotel who, then what, once, and thanks', async () => {
    sessionStorage.setItem('reservation/hotel-des-lices', 'lices-demo-T7uQm2Xv9RkZa4');
    const { requests, posted } = await reviewNetwork(form);
    const { user } = open(at, { guest });
    await rate(user, /^Chambre/u, '4/5, Bien');
    await user.type(screen.getByLabelText(/^Un mot pour l’équipe/u), ' <script>alert(1)</script> ');
    await user.type(screen.getByLabelText(/^Souhaitez-vous ajouter/u), 'Merci');
    expect(screen.getByText('Votre réservation sera jointe à l’avis.')).toBeInTheDocument();
    await user.dblClick(send());
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis, Camille/u }),
    ).toBeInTheDocument();
    expect(address()).toBe('/demo/reviews/thanking');
    expect(posted()).toEqual([CUSTOMER, REVIEW]);
    expect(requests('POST')[1]?.body).toEqual({
      hoster: 'hotel-des-lices',
      slug: 'demo',
      grades: [{ theme: 'room', description: '', score: 8, comment: '<script>alert(1)</script>' }],
      customer: expect.stringMatching(/^[\w-]{22,}$/u) as string,
      globalComment: 'Merci',
      reservationId: 'lices-demo-T7uQm2Xv9RkZa4',
      reviewedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u) as string,
    });
    expect(localStorage.getItem('root')).not.toContain('alert(1)');
  });

  it('takes scripts of a guest as words, reads those of a hotel as none, and shows none as HTML', async () => {
    const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const ofHotel = `Accueil ${attack}`;
    const { reviews, requests } = await reviewNetwork({
      _id: 'f',
      description: ofHotel,
      themes: [{ name: ofHotel, description: ofHotel, comment: 'required' }],
      style: { texts: [ofHotel, '<b>Bien</b>'] },
      globalComment: 'required',
    });
    const { user, container } = open(at, { guest: { ...guest, firstname: attack, lastname: attack } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    const [score] = within(await screen.findByRole('group', { name: 'Accueil' })).getAllByRole('radio');
    await user.click(score as HTMLElement);
    for (const field of screen.getAllByRole('textbox', { name: /^(?:Un mot|Souhaitez-vous)/u }))
      fireEvent.change(field, { target: { value: attack } });
    await user.click(send());
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis, <img/u }),
    ).toBeVisible();
    expect(container.querySelector('main img, main script, main b')).toBeNull();
    expect(reviews()).toMatchObject([
      { grades: [{ theme: 'Accueil', description: 'Accueil', comment: attack }], globalComment: attack },
    ]);
    expect(requests(CUSTOMER)[0]?.body).toMatchObject({ lastname: attack });
  });

  it('without a name says neither who nor which stay', async () => {
    sessionStorage.setItem('reservation/hotel-des-lices', 'lices-demo-T7uQm2Xv9RkZa4');
    const { requests, posted } = await reviewNetwork(form);
    const { user } = open(at, { guest });
    await rate(user, /^Chambre/u, '4/5, Bien');
    await user.click(screen.getByRole('radio', { name: 'Sans mon nom' }));
    expect(screen.queryByLabelText('Adresse e-mail')).not.toBeInTheDocument();
    await user.click(send());
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis.!$/u }),
    ).toBeInTheDocument();
    expect(posted()).toEqual([REVIEW]);
    expect(requests('POST')[0]?.body).not.toHaveProperty('customer');
    expect(requests('POST')[0]?.body).not.toHaveProperty('reservationId');
  });

  it('keeps it where the network is away, and sends the same when the guest says so', async () => {
    const publicId = 'lices-demo-T7uQm2Xv9RkZa4';
    sessionStorage.setItem('reservation/hotel-des-lices', publicId);
    const { requests, answers } = await reviewNetwork(form);
    answers(REVIEW, () => Response.error());
    const { user } = open(at, { guest });
    await rate(user, /^Chambre/u, '4/5, Bien');
    await user.click(send());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Votre avis est bien gardé' }),
    ).toBeInTheDocument();
    expect(localStorage.getItem('root')).toContain('"status":"waiting"');
    expect(localStorage.getItem('root')).toContain(fingerprintOf('hotel-des-lices', publicId));
    expect(JSON.stringify({ ...localStorage })).not.toContain(publicId);
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    expect(
      await screen.findByText('L’hôtel ne répond toujours pas. Votre avis reste gardé.'),
    ).toBeInTheDocument();
    answers(REVIEW, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Envoyer maintenant' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis, Camille/u }),
    ).toBeInTheDocument();
    const sent = requests(REVIEW);
    expect(sent.at(-1)?.body).toMatchObject({ reservationId: publicId });
    expect(new Set(sent.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
    expect(new Set(requests(CUSTOMER).map(({ key }) => key)).size).toBe(1);
  });

  it('keeps everything in the form when the hotel refuses it, and sends what was changed as another', async () => {
    const { requests, answers } = await reviewNetwork(form);
    answers(REVIEW, () => Response.json({ type: 'about:blank', title: 'No' }, { status: 422 }));
    const { user } = open(at);
    await rate(user, /^Chambre/u, '1/5, Terrible');
    await user.click(send());
    const failure = await screen.findByRole('group', { name: 'Votre avis n’est pas parti' });
    expect(failure).toHaveFocus();
    // The focus reads it: an alert would say it once more.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(failure).toHaveTextContent(
      'Votre avis n’est pas partiL’hôtel n’a pas pu l’accepter tel quel. Rien de ce que vous avez saisi n’est perdu',
    );
    answers(REVIEW, () => undefined);
    await user.type(screen.getByLabelText(/^Souhaitez-vous ajouter/u), 'Bruit');
    await user.click(screen.getByRole('button', { name: 'Renvoyer mon avis' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Merci pour votre avis.!$/u }),
    ).toBeInTheDocument();
    expect(new Set(requests('POST').map(({ key }) => key)).size).toBe(2);
    expect(JSON.parse(localStorage.getItem('root') ?? '')).toMatchObject({
      slugs: {
        demo: { submissions: { fields: { entries: expect.not.objectContaining({ none: 1 }) as object } } },
      },
    });
  });

  it('that a reload broke off is waited for, not written again', async () => {
    const { requests, answers } = await reviewNetwork(form);
    answers(REVIEW, () => new Promise(() => {}));
    const first = open(at);
    await rate(first.user, /^Chambre/u, '4/5, Bien');
    await first.user.click(send());
    await waitFor(() => expect(localStorage.getItem('root')).toContain('"status":"sending"'));
    first.unmount();
    const second = open(paths.reviews('demo'));
    await second.user.click(await screen.findByRole('link', { name: 'Donner mon avis' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Votre avis est bien gardé' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/demo/reviews/thanking');
    expect(new Set(requests(REVIEW).map(({ key }) => key)).size).toBe(1);
  });

  it('is a draft until then, after a reload too', async () => {
    await reviewNetwork(form);
    const first = open(at);
    await rate(first.user, /^Chambre/u, '4/5, Bien');
    await first.user.type(screen.getByLabelText(/^Un mot pour l’équipe/u), 'Calme');
    first.unmount();
    open(at);
    const room = within(await group(/^Chambre/u));
    await waitFor(() => expect(room.getByRole('radio', { name: '4/5, Bien' })).toBeChecked());
    expect(screen.getByLabelText(/^Un mot pour l’équipe/u)).toHaveValue('Calme');
  });
});

it('says that the questions did not come, and brings them when asked again', async () => {
  const { requests, answersOnce } = await reviewNetwork();
  answersOnce('GET /api/reviews-form', () => new Response('<html>', { status: 502 }));
  const { user } = open(at);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await group('Chambre')).toBeInTheDocument();
  expect(requests('POST')).toEqual([]);
});
