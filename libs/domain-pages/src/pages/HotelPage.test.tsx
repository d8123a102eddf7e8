import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork, renderFeature, type Route } from '@guest/testing';
import { contentFeature } from '../features';

async function open(at: string) {
  await fakeNetwork();
  return renderFeature(contentFeature, { at });
}

/** Opens an address with this answer of one call. */
async function openWith(at: string, route: Route, answer: object) {
  await fakeNetwork({ answers: { [route]: () => Response.json(answer) } });
  return renderFeature(contentFeature, { at });
}

describe('an address below the hotel', () => {
  it('is the personal page of that slug', async () => {
    await open(paths.personalPage('demo', 'journal'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Le petit journal' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Cette semaine' })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Une visiteuse devant un paysage, au musée' }),
    ).toBeInTheDocument();
  });

  it('is the personal page of that id, where the navigation knew no slug yet', async () => {
    await open(paths.personalPage('demo', 'journal-des-lices'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Le petit journal' })).toBeInTheDocument();
  });

  it('is a custom page by its sub-slug, in any case', async () => {
    await open('/demo/Histoire');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Quatre siècles place des Lices' }),
    ).toBeInTheDocument();
  });

  it('is a personal page before a custom one of the same slug', async () => {
    await openWith('/demo/histoire', 'GET /api/personal-page', {
      personalPages: [
        {
          _id: 'p',
          slug: 'histoire',
          hoster: 'hotel-des-lices',
          title: 'La page personnelle',
          blocks: [],
        },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'La page personnelle' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cette page est encore vide' })).toBeInTheDocument();
  });

  it('is nobody’s personal page when another hotel answers with its own', async () => {
    await openWith('/demo/secret', 'GET /api/personal-page', {
      personalPages: [{ _id: 'p', slug: 'secret', hoster: 'other', title: 'Ailleurs' }],
    });
    expect(await screen.findByRole('heading', { name: 'OOPS !' })).toBeInTheDocument();
  });

  it.each(['no-such-page', 'x'.repeat(2_000), '%2e%2e', 'a%2Fb', '<script>', 'é è'])(
    '%s is not found, and a link leads home',
    async (slug) => {
      await open(`/demo/${slug.startsWith('%') || slug.startsWith('a%') ? slug : encodeURIComponent(slug)}`);
      expect(await screen.findByRole('heading', { name: 'OOPS !' })).toBeInTheDocument();
      expect(screen.getByText("Il n'y a rien à voir ici...")).toBeInTheDocument();
      expect(screen.getByRole('link', { name: "Retourner à l'écran d'accueil" })).toHaveAttribute(
        'href',
        '/demo',
      );
    },
  );

  it('is never a reserved word: those are screens', async () => {
    await open('/demo/Services');
    expect(await screen.findByText(/^No screen of this feature/u)).toBeInTheDocument();
  });
});

describe('a custom page', () => {
  it('shows by its id', async () => {
    await open('/demo/page/page-lices-histoire');
    expect(
      await screen.findByRole('heading', { name: 'Quatre siècles place des Lices' }),
    ).toBeInTheDocument();
  });

  it('of another hotel is not found', async () => {
    const ofAnother = { _id: 'p', slug: 'p', hoster: 'other', title: 'Ailleurs', blocks: [] };
    await openWith('/demo/page/p', 'GET /api/page/:id', ofAnother);
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeInTheDocument();
    expect(screen.queryByText('Ailleurs')).not.toBeInTheDocument();
  });

  it('shows a picture as often as the hotel put it in a gallery, with its caption', async () => {
    const picture = { image: '/static-host/demo/a.webp', alt: 'La cour', caption: 'La cour au matin' };
    // Duplicate keys make React log an error, which fails the test.
    await openWith('/demo/page/p', 'GET /api/page/:id', {
      _id: 'p',
      slug: 'p',
      hoster: 'hotel-des-lices',
      title: 'Galerie',
      blocks: [{ type: 'gallery', pictures: [picture, picture] }],
    });
    await screen.findByRole('heading', { name: 'Galerie' });
    expect(screen.getAllByRole('img', { name: 'La cour' })).toHaveLength(2);
    for (const caption of screen.getAllByText('La cour au matin')) {
      expect(caption.closest('figure > figcaption')).not.toBeNull();
    }
  });

  it('that does not come is asked for again', async () => {
    const network = await fakeNetwork();
    network.answersOnce('GET /api/page/:id', () => new Response('<html>'));
    const { user } = renderFeature(contentFeature, { at: '/demo/page/page-lices-histoire' });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(
      await screen.findByRole('heading', { name: 'Quatre siècles place des Lices' }),
    ).toBeInTheDocument();
  });
});
