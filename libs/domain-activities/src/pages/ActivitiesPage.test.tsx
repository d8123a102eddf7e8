import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { failures, fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { programmeFeature } from '../index';

/** The dates of this demo hotel are as in its bundle: Saturday 21 November 2026. */
const today = '2026-11-21';
const at = paths.activities('demo');

// A Wednesday: two activities take place.
beforeEach(() => stopClock('2026-11-25T15:30:00+01:00'));
afterEach(() => vi.useRealTimers());

async function open(options: Partial<RenderOptions> = {}) {
  await fakeNetwork({ today });
  const view = renderFeature(programmeFeature, { at, ...options });
  // The skeleton has the title already.
  await screen.findAllByText('Atelier kouign-amann');
  return view;
}
const dayPills = () => within(screen.getByRole('group', { name: 'Choisir un jour' }));
const rowsOf = (day: string) =>
  within(screen.getByRole('region', { name: day }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/gu, ' '));

describe('the programme', () => {
  it('shows what takes place today, in time order, with price, places and state', async () => {
    await open();
    const rows = rowsOf('Mercredi 25 novembre');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Réveil en douceur');
    expect(rows[0]).toContain('7 h 30 – 8 h 15Terminé');
    expect(rows[0]).toContain('Gratuit');
    expect(rows[1]).toMatch(/^Atelier kouign-amann.*15 h – 17 hEn ce momentCuisine24,00 € par personne$/u);
    expect(dayPills().getByRole('link', { name: 'Aujourd’hui' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows another day, which its address names', async () => {
    const { user } = await open();
    await user.click(dayPills().getByRole('link', { name: 'Demain' }));
    const [tasting] = rowsOf('Jeudi 26 novembre');
    expect(tasting).toContain('Trois cidres, trois vergers');
    expect(tasting).toContain('Encore 2 places');
    expect(dayPills().getByRole('link', { name: 'Demain' })).toHaveAttribute('aria-current', 'true');
    expect(dayPills().getByRole('link', { name: 'Demain' })).toHaveAttribute(
      'href',
      '/demo/activities?day=2026-11-26',
    );
  });

  it('opens on the day of its address, and says that it is full', async () => {
    await open({ at: paths.activitiesOn('demo', '2026-12-03') });
    expect(rowsOf('Jeudi 3 décembre')[0]).toContain('Complet');
  });

  it.each(['2026-02-31', 'demain', '2031-01-01'])('shows today for the day "%s"', async (day) => {
    await open({ at: paths.activitiesOn('demo', day) });
    expect(screen.getByRole('heading', { name: 'Mercredi 25 novembre' })).toBeInTheDocument();
  });

  it('says that nothing is planned on a day, and leads to the next that has something', async () => {
    const { user } = await open({ at: paths.activitiesOn('demo', '2026-11-30') });
    expect(screen.getByRole('heading', { name: 'Aucune activité prévue ce jour' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voir mardi 1 décembre' }));
    expect(rowsOf('Mardi 1 décembre')[0]).toContain('Réveil en douceur');
  });

  it('lists every activity with its next date, and leads to it', async () => {
    await open();
    const list = within(screen.getByRole('region', { name: 'Toutes les activités' }));
    const piano = list.getByRole('link', { name: /Piano au salon/u });
    expect(piano).toHaveAttribute('href', '/demo/activities/piano-salon');
    expect(piano.textContent).toMatch(/Ven\. 27 nov\., 19\sh/u);
  });

  it('says where nothing takes place soon', async () => {
    const animations = [
      { _id: 'late', title: 'Passé', days: [{ date: '2026-11-02', slots: [{ from: '20:00' }] }] },
    ];
    await fakeNetwork({ answers: { 'GET /api/seminar': () => Response.json({ animations }) } });
    renderFeature(programmeFeature, { at });
    expect(
      await screen.findByRole('heading', { name: 'Aucun créneau disponible prochainement' }),
    ).toBeInTheDocument();
  });

  it('shows sixty of thousands at a time at most; the focus goes on to the first new row', async () => {
    const animations = Array.from({ length: 5_000 }, (_, index) => ({
      _id: `a${index}`,
      title: `Atelier ${index}`,
      days: [{ date: '2026-11-25', slots: [{ from: '20:00' }] }],
    }));
    await fakeNetwork({ answers: { 'GET /api/seminar': () => Response.json({ animations }) } });
    const { user } = renderFeature(programmeFeature, { at });
    const day = within(await screen.findByRole('region', { name: 'Mercredi 25 novembre' }));
    expect(day.getAllByRole('listitem')).toHaveLength(20);
    for (const rows of [40, 60, 60]) {
      await user.click(day.getByRole('button', { name: 'Afficher 20 activités de plus' }));
      await waitFor(() => expect(day.getAllByRole('listitem')).toHaveLength(rows));
      await waitFor(() => expect(day.getAllByRole('link').at(rows - 20)).toHaveFocus());
    }
    const all = within(screen.getByRole('region', { name: 'Toutes les activités' }));
    expect(all.getAllByRole('listitem')).toHaveLength(20);
  });

  it('keeps the others where one activity cannot be read', async () => {
    const animations = [
      { _id: 7 },
      null,
      { _id: 'ok', title: 'Yoga', price: { label: 'barter' }, weekly: 'often' },
    ];
    await fakeNetwork({ answers: { 'GET /api/seminar': () => Response.json({ animations }) } });
    renderFeature(programmeFeature, { at });
    expect(await screen.findByRole('link', { name: /Yoga/u })).toBeInTheDocument();
  });

  it('speaks English, and leaves the hotel its language', async () => {
    await open({ language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Activities' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Wednesday 25 November' })).toBeInTheDocument();
    const [title] = screen.getAllByText('Atelier kouign-amann');
    expect(title).toHaveAttribute('lang', 'fr');
  });

  it('has a friendly word where the hotel organises nothing', async () => {
    await fakeNetwork({ hotel: 'petit-hotel' });
    renderFeature(programmeFeature, { at: paths.activities('petit-hotel') });
    expect(await screen.findByRole('heading', { name: 'Pas d’activité pour le moment' })).toBeInTheDocument();
  });

  it('says that it failed, and brings the programme when asked again', async () => {
    const network = await fakeNetwork({ today });
    network.answersOnce('GET /api/seminar', failures.status(500));
    const { user } = renderFeature(programmeFeature, { at });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Mercredi 25 novembre' })).toBeInTheDocument();
  });
});
