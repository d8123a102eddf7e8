import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { aBackend, renderFeature, server, type RenderOptions } from '@guest/testing';
import { contentFeature } from '../features/content';
import { patience } from '../test/network';

beforeEach(async () => {
  server.use(...(await aBackend('demo')).handlers);
});

const PDF = '*/static-host/demo/mentions-legales.pdf';

async function open(options: Partial<RenderOptions> = {}) {
  const view = renderFeature(contentFeature, { at: paths.legalNotice('demo'), ...options });
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' }, patience);
  return view;
}

describe('the legal notice', () => {
  it('says who publishes, and gives the document to open and to keep', async () => {
    await open();
    expect(screen.getByText('12, place des Lices, 35000 Rennes')).toBeInTheDocument();
    const file = '/static-host/demo/mentions-legales.pdf';
    expect(screen.getByRole('link', { name: 'Ouvrir le document' })).toHaveAttribute('href', file);
    const download = screen.getByRole('link', { name: 'Télécharger' });
    expect(download).toHaveAttribute('href', file);
    expect(download).toHaveAttribute('download');
  });

  it('opens another site’s document there, and frames it nowhere', async () => {
    await open({
      hoster: (hoster) => ({ ...hoster, compliance: { docLegalMentions: 'https://hotel.example/ml.pdf' } }),
    });
    expect(screen.getByRole('link', { name: 'Ouvrir le document' })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'Télécharger' })).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('shows the document once it is known to be there', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    await open();
    expect(await screen.findByTitle('Mentions légales', {}, patience)).toHaveAttribute(
      'src',
      expect.stringContaining('/static-host/demo/mentions-legales.pdf'),
    );
  });

  it.each<[string, () => Response, RegExp]>([
    ['the server has lost', () => new HttpResponse(null, { status: 404 }), /Un souci passager/u],
    ['nobody answers for', () => HttpResponse.error(), /connexion internet est actuellement indisponible/u],
  ])('says so of a document that %s, and a retry brings it', async (_, answer, text) => {
    server.use(http.head(PDF, answer));
    const { user } = await open();
    const failure = await screen.findByRole('alert', {}, patience);
    expect(failure.textContent).toMatch(text);
    expect(screen.queryByRole('link', { name: 'Ouvrir le document' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled());
    expect(failure).toBeInTheDocument();
    server.use(http.head(PDF, () => new HttpResponse(null, { status: 200 })));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Ouvrir le document' }, patience)).toBeVisible();
    expect(failure).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says how large it is where the server does', async () => {
    const headers = { 'content-length': '35987' };
    server.use(http.head(PDF, () => new HttpResponse(null, { headers })));
    await open();
    expect(await screen.findByText(/^PDF, 36.ko$/u, {}, patience)).toBeInTheDocument();
  });

  it('is friendly where there is none, in English too', async () => {
    renderFeature(contentFeature, {
      at: paths.legalNotice('demo'),
      language: 'en',
      hoster: (hoster) => ({ ...hoster, compliance: {} }),
    });
    expect(
      await screen.findByRole('heading', { name: 'The document is not published yet' }, patience),
    ).toBeInTheDocument();
  });
});
