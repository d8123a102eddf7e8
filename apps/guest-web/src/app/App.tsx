import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { IconSpriteProvider, LinkProvider, iconSpriteUrl } from '@guest/design-system';
import { RegistryProvider, type Registry } from '@guest/state';
import { SubmissionsProvider, type SubmissionsSource } from '@guest/submission';
import type { RuntimeConfig } from '@guest/api-client';
import { ApiProvider, ConfigProvider, type ApiSource } from '@guest/visit';
import { RouteDataProvider, type RouteData } from '../routing/RouteContext';
import { Shell } from '../shell/Shell';
import { RouterLink } from './RouterLink';

export interface AppProps {
  registry: Registry;
  api: ApiSource;
  /** Undefined on a server, where nobody submits. */
  submissions?: SubmissionsSource;
  /** The installation's configuration; screens receive its external addresses. */
  config?: RuntimeConfig;
  i18n: i18n;
  route: RouteData;
}

const noSubmissions: SubmissionsSource = () => Promise.reject(new Error('Nobody submits here'));

/** The whole app below its router: the same tree on the server and in the browser. */
export function App({ registry, api, submissions = noSubmissions, config, i18n, route }: AppProps) {
  return (
    <RegistryProvider registry={registry}>
      <ApiProvider value={api}>
        <I18nextProvider i18n={i18n}>
          <IconSpriteProvider url={iconSpriteUrl}>
            <LinkProvider component={RouterLink}>
              <RouteDataProvider data={route}>
                <ConfigProvider value={config ?? {}}>
                  <SubmissionsProvider value={submissions}>
                    <Shell />
                  </SubmissionsProvider>
                </ConfigProvider>
              </RouteDataProvider>
            </LinkProvider>
          </IconSpriteProvider>
        </I18nextProvider>
      </ApiProvider>
    </RegistryProvider>
  );
}
