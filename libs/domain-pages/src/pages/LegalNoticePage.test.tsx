import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@guest/feature';
import { aBackend, renderFeature, server, type RenderOptions } from '@guest/testing';
import { contentFeature } from '../features/content';
import { patience } from '../test/network';

beforeEach(async () => {
  server.use(...(await aBackend('demo')).handlers);
});

async function open(options: Partial<RenderOptions> = {}) {
  renderFeature(contentFeature, { at: paths.legalNotice('demo'), ...options });
  await screen.findByRole('heading', { level: 1, name: 'Mentions légales' }, patience);
}

describe('the legal notice', () => {
  it('says who publishes, and gives the document to open and to keep', async () => {
    await open();
    expect(await screen.findByText('12, place des Lices, 35000 Rennes', {}, patience)).toBeInTheDocument();
    const file = '/static-host/demo/mentions-legales.pdf';
    expect(screen.getByRole('link', { name: 'Ouvrir le document (nouvel onglet)' })).toHaveAttribute(
      'href',
      file,
    );
    const download = screen.getByRole('link', { name: 'Télécharger' });
    expect(download).toHaveAttribute('href', file);
    expect(download).toHaveAttribute('download');
  });

  it('says how large the document is where the server does', async () => {
    server.use(
      http.head(
        '*/static-host/demo/mentions-legales.pdf',
        () => new HttpResponse(null, { headers: { 'content-length': '35987' } }),
      ),
    );
    await open();
    expect(await screen.findByText(/^PDF, 36.ko$/u, {}, patience)).toBeInTheDocument();
  });

  it('opens another site’s document there, and frames it nowhere', async () => {
    await open({
      hoster: (hoster) => ({ ...hoster, compliance: { docLegalMentions: 'https://hotel.example/ml.pdf' } }),
    });
    expect(screen.getByRole('link', { name: 'Ouvrir le document (nouvel onglet)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(screen.queryByRole('link', { name: 'Télécharger' })).not.toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
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
