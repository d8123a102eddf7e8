import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackendFetch, renderPage } from '../../test/renderPage';
import { keptLook } from './keptLook';
import { offlinePage } from './offlinePage';

vi.mock(import('../server/assets'), () => ({
  pageAssets: () => ({ entry: '/assets/entry.js', preloads: [], isDevelopment: false }),
}));

let home: string;
beforeAll(async () => {
  home = (await renderPage('/demo', await aBackendFetch('demo'))).html;
});

describe('the look of a hotel', () => {
  it('is read from a page of it as the server makes it', () => {
    const brand = /--ds-primary:(#[\da-f]{6})/giu;
    const look = keptLook(home);
    expect(look?.name).toBe('Hôtel des Lices');
    expect(look?.colors.primary).toBe([...home.matchAll(brand)].at(-1)?.[1]);
    expect(look?.colors.page).toBe('#faf7f1');
  });

  it('is none where a page does not say it all, or says something else than colours', () => {
    expect(keptLook('<html></html>')).toBeUndefined();
    expect(keptLook(home.replaceAll(/--ds-focus:#[\da-f]+/giu, ''))).toBeUndefined();
    expect(keptLook(home.replaceAll(/--ds-page:#[\da-f]+/giu, '--ds-page:url(//x)'))).toBeUndefined();
    expect(keptLook(home.replace(/og:site_name" content="[^"]+"/u, ''))).toBeUndefined();
  });
});

describe('the page without a network', () => {
  it('wears the hotel’s name and colours, and leads back to what is kept', async () => {
    const look = keptLook(home);
    const html = await offlinePage('fr', { home: '/demo', look }).text();
    expect(html).toContain('<header>Hôtel des Lices</header>');
    expect(html).toContain(`background:${look?.colors.primary}`);
    expect(html).toContain('<a href="/demo">Revenir à l’accueil</a>');
    expect(html).toContain('<a class="retry" href="">Réessayer</a>');
  });

  it('is plain where nothing of the hotel is kept', async () => {
    const html = await offlinePage('en').text();
    expect(html).toContain('Internet connection is currently unavailable. Please try again later.');
    expect(html).toContain('color-scheme:light dark');
    expect(html).not.toContain('Back to home');
  });
});
