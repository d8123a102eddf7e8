import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
// eslint-disable-next-line no-restricted-imports -- no guest loads this file
import { Link, matchPath, MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { createApi, type RuntimeConfig } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import { LinkProvider, type LinkComponentProps } from '@guest/design-system';
import { createI18n, loadTexts, type Language } from '@guest/i18n';
import type { FeatureRoute, PageModule } from '@guest/feature';
import { createSubmissions, SubmissionsProvider, type Submissions } from '@guest/submission';
import { createRegistry, RegistryProvider, type Registry } from '@guest/state';
import {
  ApiProvider,
  ConfigProvider,
  useVisitStore,
  visitTexts,
  type ApiSource,
  type Guest,
  type VisitContext,
  type VisitFeature,
} from '@guest/visit';
import { testConfig } from './backend';

export interface RenderOptions {
  /** The address, e.g. `paths.order('demo', 'breakfast')`. */
  at: string;
  language?: Language;
  /** The guest's own data. */
  guest?: Partial<Guest>;
  /** Changes the hotel that the backend answers with. */
  hoster?: (hoster: Hoster) => Hoster;
  registry?: Registry;
  /** The runtime configuration: nothing besides the services. */
  config?: Partial<RuntimeConfig>;
  /** Other features that its links lead to. */
  also?: readonly VisitFeature[];
}

type Route = FeatureRoute<VisitContext>;

/** The result of a promise. Suspense would need every test to await its own rendering (`act`). */
function useBrought<T>(load: () => Promise<T>, key: unknown): T | undefined {
  const [brought, setBrought] = useState<{ key: unknown; value: T }>();
  useEffect(() => {
    let isLeft = false;
    void load().then((value) => {
      if (!isLeft) setBrought({ key, value });
    });
    return () => {
      isLeft = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what is loaded
  }, [key]);
  return brought?.key === key ? brought?.value : undefined;
}

function TestLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

interface ScreenProps {
  feature: VisitFeature;
  registry: Registry;
  api: ApiSource;
}

function matchRoute(routes: readonly Route[], pathname: string) {
  for (const route of routes) {
    const match = matchPath(route.path === '' ? '/:slug' : `/:slug/${route.path}`, pathname);
    if (!match) continue;
    const params: Record<string, string | undefined> = match.params;
    if (route.accepts?.(params) ?? true) return { route, params };
  }
  return undefined;
}

function Screen({ feature, registry, api }: ScreenProps) {
  const { pathname } = useLocation();
  const matched = useMemo(() => matchRoute(feature.routes, pathname), [feature, pathname]);

  useEffect(() => {
    if (!matched) return;
    const { hoster } = useVisitStore.in(registry).getState();
    if (hoster.status !== 'success') return;
    const slug = matched.params.slug ?? '';
    void matched.route.load?.({
      registry,
      api,
      slug,
      params: matched.params,
      hoster: () => Promise.resolve(hoster.data),
    });
  }, [api, matched, registry]);

  return matched ? <Page route={matched.route} /> : <p>No screen of this feature: {pathname}</p>;
}

function Page({ route }: { route: Route }) {
  const module: PageModule<VisitContext> | undefined = useBrought(route.page, route);
  return <main>{module && <module.Component />}</main>;
}

function Address({ onNavigate }: { onNavigate: (navigate: NavigateFunction) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => onNavigate(navigate), [navigate, onNavigate]);
  return <output data-testid="address">{pathname + search}</output>;
}

function currentHoster(registry: Registry): Promise<Hoster> {
  const { hoster } = useVisitStore.in(registry).getState();
  return hoster.status === 'success' ? Promise.resolve(hoster.data) : Promise.reject(new Error('No hotel'));
}

function fillGuest(registry: Registry, guest: Partial<Guest> = {}): void {
  const { fillGuest: fill } = useVisitStore.in(registry).getState();
  for (const [field, value] of Object.entries(guest)) fill(field as keyof Guest, value);
}

/** Loads the hotel and changes it as the test asks. */
async function loadHotel(
  registry: Registry,
  api: ApiSource,
  slug: string,
  change: (hoster: Hoster) => Hoster,
): Promise<void> {
  const store = useVisitStore.in(registry);
  await store.getState().loadHoster(api, slug);
  const { hoster } = store.getState();
  if (hoster.status !== 'success')
    throw new Error(`The test's hotel did not load: ${JSON.stringify(hoster)}`);
  store.setState({ hoster: { status: 'success', data: change(hoster.data) } });
}

/** Renders a feature's screens with the real router, stores, texts and client; only the network is replaced. */
export function renderFeature(feature: VisitFeature, options: RenderOptions) {
  const {
    at,
    language = 'fr',
    guest,
    hoster: change = (hoster) => hoster,
    registry = createRegistry(),
    config,
    also = [],
  } = options;
  const client = createApi(testConfig, { origin: location.origin, retry: 0 });
  const api: ApiSource = () => Promise.resolve(client);
  const whole: VisitFeature = {
    ...feature,
    routes: [feature, ...also].flatMap(({ routes }) => routes),
    submissions: Object.assign({}, ...[feature, ...also].map(({ submissions: kinds }) => kinds)),
  };
  const sources = {
    visit: visitTexts,
    ...Object.fromEntries([feature, ...also].map(({ name, texts }) => [name, texts])),
  };
  const slug = at.split('/')[1] ?? '';

  fillGuest(registry, guest);
  const i18n = loadTexts(sources, Object.keys(sources), language).then((loaded) =>
    createI18n({ language, sources, loaded }),
  );
  const ready = loadHotel(registry, api, slug, change);

  function Texts() {
    const texts = useBrought(() => ready.then(() => i18n), ready);
    return texts ? (
      <I18nextProvider i18n={texts}>
        <Screen feature={whole} registry={registry} api={api} />
      </I18nextProvider>
    ) : null;
  }

  const context = { registry, api, slug, params: { slug }, hoster: () => currentHoster(registry) };
  let sender: Submissions | undefined;
  const submissions = () =>
    Promise.resolve(
      (sender ??= createSubmissions<VisitContext>({ context, sources: whole.submissions ?? {} })),
    );

  let navigate: NavigateFunction = () => undefined;
  const handleNavigate = (next: NavigateFunction) => {
    navigate = next;
  };
  /** Navigates like the browser's own buttons: -1 is Back. */
  const travel = (to: string | number) =>
    act(() => {
      void (typeof to === 'number' ? navigate(to) : navigate(to));
    });

  const user = userEvent.setup();
  // Hides styles from jsdom: with them every query by role computes the whole stylesheet.
  const view = render(
    <StyleSheetManager target={document.createElement('div')} disableCSSOMInjection>
      <RegistryProvider registry={registry}>
        <ApiProvider value={api}>
          <MemoryRouter initialEntries={[at]}>
            <LinkProvider component={TestLink}>
              <ConfigProvider value={config ?? {}}>
                <SubmissionsProvider value={submissions}>
                  <Texts />
                </SubmissionsProvider>
              </ConfigProvider>
              <Address onNavigate={handleNavigate} />
            </LinkProvider>
          </MemoryRouter>
        </ApiProvider>
      </RegistryProvider>
    </StyleSheetManager>,
  );
  return { user, registry, submissions, travel, ...view };
}
