import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork, renderFeature, stopClock, type RenderOptions } from '@guest/testing';
import { programmeFeature } from '../index';

const today = '2026-11-21';

beforeEach(() => stopClock('2026-11-25T12:00:00+01:00'));
afterEach(() => vi.useRealTimers());

async function open(id: string, options: Partial<RenderOptions> = {}) {
  await fakeNetwork({ today });
  const view = renderFeature(programmeFeature, { at: paths.activity('demo', id), ...options });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const slots = () =>
  within(screen.getByRole('region', { name: 'Prochaines dates' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/gu, ' '));

describe('an activity', () => {
  it('tells what it is, where, what it costs, and its next dates with the places left', async () => {
    await open('atelier-kouign');
    expect(screen.getByRole('heading', { level: 1, name: 'Atelier kouign-amann' })).toBeInTheDocument();
    expect(screen.getByText(/Notre pâtissière montre/u)).toBeInTheDocument();
    expect(screen.getByText('par personne')).toBeInTheDocument();
    expect(slots().slice(0, 3)).toEqual([
      'Mercredi 25 novembre15 h – 17 hEncore 3 places',
      'Dimanche 29 novembre15 h – 17 hEncore 6 places',
      'Mercredi 2 décembre15 h – 17 h',
    ]);
  });

  it('offers no calendar entry for a full slot', async () => {
    await open('degustation-cidre');
    expect(slots()[1]).toContain('Complet');
    const names = screen.getAllByRole('button', { name: /Ajouter à mon agenda/u });
    expect(names).toHaveLength(1);
    expect(names[0]).toHaveAccessibleName(/jeudi 26 novembre, 18\sh\s30 – 19\sh\s30$/u);
  });

  it('hands out a slot as a calendar file', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x') }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await open('piano-salon');
    await user.click(screen.getByRole('button', { name: /Ajouter à mon agenda.*27 novembre/u }));
    expect(names).toEqual(['piano-salon-2026-11-27.ics']);
    const text = await made[0]?.text();
    expect(text).toContain('DTSTART:20261127T180000Z');
    expect(text).toContain('SUMMARY:Piano au salon');
    expect(text).toMatch(/LOCATION:Salon\\, Hôtel des Lices/u);
  });

  it('asks the reception to take part, or leads to its own booking', async () => {
    await open('piano-salon');
    expect(screen.getByRole('link', { name: 'Demander à la réception' })).toHaveAttribute(
      'href',
      '/demo/message',
    );
  });

  it('leads to its own booking where it has one', async () => {
    const animations = [{ _id: 'x', title: 'Canoë', link: 'https://canoe.example/book' }];
    await fakeNetwork({ answers: { 'GET /api/seminar': () => Response.json({ animations }) } });
    renderFeature(programmeFeature, { at: paths.activity('demo', 'x') });
    const link = await screen.findByRole('link', { name: /^Réserver/u });
    expect(link).toHaveAttribute('href', 'https://canoe.example/book');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Aucun créneau disponible prochainement')).toBeInTheDocument();
  });

  it('offers nothing where the hotel takes neither messages nor calls', async () => {
    await open('piano-salon', {
      hoster: (hoster) => ({ ...hoster, functionalities: { calls: false, messages: false } }),
    });
    expect(screen.queryByRole('link', { name: /réception/u })).not.toBeInTheDocument();
    expect(screen.getByText('Gratuit')).toBeInTheDocument();
  });

  it('says that it is no longer planned, and leads to the others', async () => {
    await open('autrefois');
    expect(
      screen.getByRole('heading', { name: 'Cette activité n’est plus au programme' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir toutes les activités' })).toHaveAttribute(
      'href',
      '/demo/activities',
    );
  });
});
