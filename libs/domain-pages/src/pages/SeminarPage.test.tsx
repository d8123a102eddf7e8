import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { failures, fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { seminarFeature } from '../features';

afterEach(() => vi.useRealTimers());

const at = paths.seminar('demo');

/** The seminar of this demo hotel begins on Thursday 3 December 2026. */
const WRITTEN_ON = '2026-11-21';

async function open(options: Partial<RenderOptions> = {}) {
  await fakeNetwork({ today: WRITTEN_ON });
  const view = renderFeature(seminarFeature, { at, ...options });
  await screen.findByRole('heading', { name: 'Les Rencontres du lin breton' });
  return view;
}

describe('the seminar page', () => {
  it('shows the agenda by day, the rooms and what they cost', async () => {
    await open();
    const first = within(screen.getByRole('region', { name: 'Jeudi 3 décembre, du champ au fil' }));
    expect(first.getByText('Rouvrir une filature')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Vendredi 4 décembre, du fil à la table' }),
    ).toBeInTheDocument();
    const room = within(screen.getByRole('region', { name: 'Salle du Marché' }));
    expect(room.getByText('Jusqu’à 32 places')).toBeInTheDocument();
    expect(room.getByText(/^dès 320,00/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Écrire à l’équipe' })).toHaveAttribute(
      'href',
      'mailto:seminaires@hoteldeslices.example',
    );
  });

  it('sets what a seminar alone on the page is beside its days', async () => {
    await fakeNetwork({ hotel: 'framissima', today: WRITTEN_ON });
    renderFeature(seminarFeature, { at: paths.seminar('framissima') });
    const name = 'Retraite d’écriture au riad';
    await screen.findByRole('heading', { name });
    const about = screen.getByRole('complementary', { name });
    expect(about).toHaveTextContent('Deux journées pour finir un texte');
    expect(about).not.toHaveTextContent('Thé et présentations');
    expect(screen.getByText('Thé et présentations')).toBeInTheDocument();
  });

  it('says what is on now and what comes next, by the hotel’s clock', async () => {
    stopClock('2026-12-03T11:30:00+01:00');
    await open();
    expect(await screen.findByText('En ce moment : Rouvrir une filature')).toBeInTheDocument();
    expect(screen.getByText(/^Ensuite : Déjeuner de marché, 12/u)).toBeInTheDocument();
    const current = screen.getByText('Rouvrir une filature').closest('li');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(current).toHaveTextContent('en ce moment');
  });

  it('names the day of what comes on another day', async () => {
    stopClock('2026-12-01T11:30:00+01:00');
    await open();
    expect(await screen.findByText(/^Ensuite : Accueil et badges, jeudi 3 décembre, 8/u)).toBeInTheDocument();
  });

  it('hands out the dated sessions as a calendar file', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x') }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ajouter à mon agenda' }));
    expect(names).toEqual(['rencontres-lin-2026.ics']);
    const text = await made[0]?.text();
    expect(text?.match(/BEGIN:VEVENT/gu)).toHaveLength(13);
    expect(text).toContain('DTSTART:20261203T102000Z');
  });

  it('marks the hotel’s words for an English guest', async () => {
    await open({ language: 'en' });
    expect(screen.getByRole('heading', { name: 'Thursday 3 December, du champ au fil' })).toBeInTheDocument();
    expect(screen.getByText('Rouvrir une filature')).toHaveAttribute('lang', 'fr');
  });

  it('shows what the hotel organises besides, and leads to it', async () => {
    await open();
    const besides = within(screen.getByRole('region', { name: 'À l’hôtel aussi' }));
    expect(besides.getByRole('link', { name: /Le marché avec le chef/u })).toHaveAttribute(
      'href',
      '/demo/activities/visite-marche',
    );
    expect(besides.getByRole('link', { name: 'Tout le programme' })).toHaveAttribute(
      'href',
      '/demo/activities',
    );
  });

  it('shows texts in HTML as text, whole texts of plain words as they are', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const content = {
      introduction: '<p>Au <strong>calme</strong></p>',
      rooms: [{ _id: 'a', name: 'Salle &Eacute;toile', description: 'De 10 < 12 places\nVue & jardin' }],
      seminars: [
        {
          title: 'R&eacute;union',
          days: [{ sessions: [{ from: '09:00', title: 'Accueil', description: '<p>Café &amp; thé</p>' }] }],
        },
      ],
    };
    await fakeNetwork({ answers: { 'GET /api/seminar': () => Response.json(content) } });
    renderFeature(seminarFeature, { at });
    expect((await screen.findByText('calme')).tagName).toBe('STRONG');
    expect(screen.getByRole('heading', { name: 'Salle Étoile' })).toBeInTheDocument();
    expect(screen.getByText(/^De 10 < 12 places\s+Vue & jardin$/u)).toBeInTheDocument();
    expect(screen.getByText(/Café & thé/u)).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/<\/?p>|&amp;/u);
  });

  it('is friendly where the hotel has none', async () => {
    await fakeNetwork({ hotel: 'petit-hotel' });
    renderFeature(seminarFeature, { at: paths.seminar('petit-hotel') });
    expect(
      await screen.findByRole('heading', { name: 'Pas de séminaire pour le moment' }),
    ).toBeInTheDocument();
  });

  it.each([
    ['a failure', failures.status(500)],
    ['a list', () => Response.json([])],
  ])('says so for %s, and tries again', async (_name, answer) => {
    const network = await fakeNetwork();
    network.answersOnce('GET /api/seminar', answer);
    const { user } = renderFeature(seminarFeature, { at });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Les salles' })).toBeInTheDocument();
  });
});
