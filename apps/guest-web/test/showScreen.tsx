import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { createApi, getHoster, type RuntimeConfig } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import { createI18n, loadTexts, type Language } from '@guest/i18n';
import { createRegistry, persistRegistry } from '@guest/state';
import { testConfig } from '@guest/testing';
import { useVisitStore } from '@guest/visit';
import { App } from '../src/app/App';
import { matchEntry } from '../src/routing/table';
import { textSources } from '../src/texts';

const client = createApi(testConfig, { origin: location.origin, retry: 0 });

/** The demo hotel, as the test's network answers it. */
export const demoHoster = () => getHoster(client, 'demo');

/** An installation that counts visits and reports errors. */
export const measured = {
  ...testConfig,
  tagManagerId: 'GTM-ABC123',
  sentryDsn: 'https://public1@errors.example/42',
};

/** What the frame loads later: compiled before a test waits for it, for which a busy machine needs many seconds. */
const laterParts = () => [
  import('../src/shell/AppHead'),
  import('../src/shell/attendants/Attendants'),
  import('../src/shell/menu/MenuDrawer'),
];

/** Shows a screen of this hotel in the whole app, as after hydration. */
export async function showScreen(
  path: string,
  hoster: Hoster,
  language: Language = 'fr',
  config: RuntimeConfig = measured,
) {
  const registry = createRegistry();
  persistRegistry(registry, { slug: 'demo', storage: localStorage });
  useVisitStore.in(registry).setState({
    slug: 'demo',
    hoster: { status: 'success', data: hoster },
    pageSlugs: { 'journal-des-lices': 'journal' },
  });
  const match = matchEntry(path);
  await Promise.all([match.entry.module(), ...laterParts()]);
  const loaded = await loadTexts(textSources, match.entry.namespaces, language);
  const i18n = createI18n({ language, sources: textSources, loaded });
  render(
    <MemoryRouter initialEntries={[path]}>
      <App
        registry={registry}
        api={() => Promise.resolve(client)}
        config={config}
        i18n={i18n}
        route={{ match }}
      />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
