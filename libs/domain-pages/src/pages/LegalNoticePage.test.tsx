import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { failures, fakeNetwork, renderFeature, type RenderOptions } from '@guest/testing';
import { contentFeature } from '../features';

const PDF = 'HEAD /static-host/demo/mentions-legales.pdf';
let network: Awaited<ReturnType<typeof fakeNetwork>>;

beforeEach(async () => {
  network = await fakeNetwork();
});

async function open(options: Partial<RenderOptions> = {}) {
  const view = renderFeature(contentFeature, { at: paths.legalNotice('demo'), ...options });
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' });
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
    expect(await screen.findByTitle('Mentions légales')).toHaveAttribute(
      'src',
      expect.stringContaining('/static-host/demo/mentions-legales.pdf'),
    );
  });

  it.each<[string, () => Response, RegExp]>([
    ['the server has lost', failures.status(404), /Un souci passager/u],
    ['nobody answers for', failures.cut, /connexion internet est actuellement indisponible/u],
  ])('says so of a document that %s, and a retry brings it', async (_, answer, text) => {
    network.answers(PDF, answer);
    const { user } = await open();
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toMatch(text);
    expect(screen.queryByRole('link', { name: 'Ouvrir le document' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled());
    expect(failure).toBeInTheDocument();
    network.answers(PDF, () => new Response(null, { status: 200 }));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Ouvrir le document' })).toBeVisible();
    expect(failure).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says how large it is where the server does', async () => {
    const headers = { 'content-length': '35987' };
    network.answers(PDF, () => new Response(null, { headers }));
    await open();
    expect(await screen.findByText(/^PDF, 36.ko$/u)).toBeInTheDocument();
  });

  it('is friendly where there is none, in English too', async () => {
    renderFeature(contentFeature, {
      at: paths.legalNotice('demo'),
      language: 'en',
      hoster: (hoster) => ({ ...hoster, compliance: {} }),
    });
    expect(
      await screen.findByRole('heading', { name: 'The document is not published yet' }),
    ).toBeInTheDocument();
  });
});
