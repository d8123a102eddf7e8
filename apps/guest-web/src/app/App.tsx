import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { LinkProvider } from '@guest/design-system';
import { OutboxProvider, type OutboxSource } from '@guest/outbox';
import { RegistryProvider, type Registry } from '@guest/state';
import type { RuntimeConfig } from '@guest/api-client';
import { ApiProvider, ConfigProvider, type ApiSource } from '@guest/visit';
import { RouteDataProvider, type RouteData } from '../routing/RouteContext';
import { Shell } from '../shell/Shell';
import { RouterLink } from './RouterLink';

export interface AppProps {
  registry: Registry;
  api: ApiSource;
  /** Undefined on a server, where nobody submits. */
  outbox?: OutboxSource;
  /** What this installation configures; the addresses outside are told to the screens. */
  config?: RuntimeConfig;
  i18n: i18n;
  route: RouteData;
}

const noOutbox: OutboxSource = () => Promise.reject(new Error('No outbox here'));

/** The whole app below its router: the same tree on the server and in the browser. */
export function App({ registry, api, outbox = noOutbox, config, i18n, route }: AppProps) {
  return (
    <RegistryProvider registry={registry}>
      <ApiProvider api={api}>
        <I18nextProvider i18n={i18n}>
          <LinkProvider component={RouterLink}>
            <RouteDataProvider data={route}>
              <ConfigProvider config={config}>
                <OutboxProvider outbox={outbox}>
                  <Shell />
                </OutboxProvider>
              </ConfigProvider>
            </RouteDataProvider>
          </LinkProvider>
        </I18nextProvider>
      </ApiProvider>
    </RegistryProvider>
  );
}
