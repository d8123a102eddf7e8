// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RuntimeConfig } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import { fakeNetwork, testConfig } from '@guest/testing';
import { demoHoster, measured, showScreen } from '../../../test/showScreen';
import '@guest/testing/setup';

let demo: Hoster;
const show = (path: string, hoster = demo, config?: RuntimeConfig) => showScreen(path, hoster, 'fr', config);

beforeEach(async () => {
  await fakeNetwork();
  demo = await demoHoster();
});

describe('what comes to a page that stands', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  const welcomed = () => localStorage.setItem('demo/AlreadyVisited', 'true');

  it('welcomes once, and remembers it', async () => {
    const user = await show('/demo/services');
    const popup = within(await screen.findByRole('dialog', { name: 'Hôtel des Lices' }));
    expect(popup.getByRole('heading', { name: 'Bienvenue place des Lices' })).toBeInTheDocument();
    expect(localStorage.getItem('demo/AlreadyVisited')).toBeNull();
    await user.click(popup.getByRole('button', { name: 'Merci, j’ai lu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('demo/AlreadyVisited')).toBe('true');
  });

  it('welcomes nobody who is writing, but on the next screen', async () => {
    let beIdle = () => {};
    const idle = new Promise<void>((resolve) => (beIdle = resolve));
    vi.stubGlobal('requestIdleCallback', (run: () => void) => void idle.then(run));
    const user = await show('/demo/message');
    await user.type(await screen.findByRole('textbox', { name: /message/iu }), 'Bonj');
    beIdle();
    await user.type(screen.getByRole('textbox', { name: /message/iu }), 'our à vous');
    expect(await screen.findByRole('region', { name: 'Vos choix' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /message/iu })).toHaveValue('Bonjour à vous');
    const [services] = screen.getAllByRole('link', { name: 'Services', hidden: true });
    await user.click(services as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Hôtel des Lices' })).toBeInTheDocument();
  });

  it('takes a followed link of the welcome for its being read', async () => {
    const message = '<p>Voyez <a href="/demo/services">nos services</a></p>';
    const user = await show('/demo', { ...demo, popupMessage: { message, showOnFirstVisit: true } });
    const link = await screen.findByRole('link', { name: 'nos services' });
    // Another tab: this one has not read it yet.
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(screen.getByText('Voyez'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('demo/AlreadyVisited')).toBe('true');
  });

  it('draws nothing dangerous of the hotel’s HTML', async () => {
    const message = '<p onclick="steal()">Bonjour<script>steal()</script><img src=x onerror="steal()"></p>';
    await show('/demo', { ...demo, popupMessage: { message, showOnFirstVisit: true } });
    const popup = await screen.findByRole('dialog', { name: 'Hôtel des Lices' });
    expect(within(popup).getByText('Bonjour')).toBeInTheDocument();
    expect(popup.innerHTML).not.toMatch(/steal|<script/u);
  });

  it('asks about consents after the welcome, each off until chosen, and once', async () => {
    welcomed();
    const user = await show('/demo/services');
    const sheet = within(await screen.findByRole('region', { name: 'Vos choix' }));
    await user.click(sheet.getByRole('button', { name: 'Choisir' }));
    const boxes = sheet.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    await user.click(sheet.getByRole('checkbox', { name: 'Statistiques' }));
    await user.click(sheet.getByRole('button', { name: 'Enregistrer mes choix' }));
    expect(screen.queryByRole('region', { name: 'Vos choix' })).not.toBeInTheDocument();
    const kept = JSON.parse(localStorage.getItem('root') ?? '{}') as {
      slugs: { demo: { consents: { fields: { consents: Record<string, { isGiven: boolean }> } } } };
    };
    const { consents } = kept.slugs.demo.consents.fields;
    expect(consents.statistics?.isGiven).toBe(true);
    // Nothing is recorded here, so no consent was asked for.
    expect(consents.recording).toBeUndefined();
    expect(consents.errorReports?.isGiven).toBe(false);
  });

  it('asks only about what is configured', async () => {
    welcomed();
    const user = await show('/demo/services', demo, { ...testConfig, sentryDsn: measured.sentryDsn });
    await user.click(await screen.findByRole('button', { name: 'Choisir' }));
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Rapports d’erreur');
  });

  it('asks nothing where nothing is measured', async () => {
    welcomed();
    await show('/demo/services', demo, testConfig);
    expect(await screen.findByRole('link', { name: 'Appeler la réception' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tout refuser' })).not.toBeInTheDocument();
  });

  it('takes a refusal for an answer; the way to call comes after it', async () => {
    welcomed();
    const user = await show('/demo/services');
    await user.click(await screen.findByRole('button', { name: 'Tout refuser' }));
    expect(screen.queryByRole('button', { name: 'Tout refuser' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Appeler la réception' })).toHaveAttribute(
      'href',
      '/demo/phone',
    );
  });

  it('asks nobody who reads about it', async () => {
    welcomed();
    await show('/demo/gdpr');
    expect(await screen.findByRole('link', { name: 'Appeler la réception' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tout refuser' })).not.toBeInTheDocument();
  });
});
