import type { i18n } from 'i18next';
import type { Hoster } from '@guest/api-contract';
import type { Registry } from '@guest/state';
import { useVisitStore, type ApiSource } from '@guest/visit';
import { loadedModule } from '../routing/entry';
import { contextOf } from '../routing/loadEntry';
import type { Match } from '../routing/table';

interface TitleInput {
  match: Match;
  registry: Registry;
  api: ApiSource;
  i18n: i18n;
  hoster: Hoster | undefined;
}

/** True where the address names no hotel: it has no screen then, whatever the rest of the path says. */
function isNowhere(registry: Registry): boolean {
  const { hoster } = useVisitStore.in(registry).getState();
  return hoster.status === 'failure' && hoster.httpStatus === 404;
}

/** "Services · Hôtel des Lices"; the hotel's name alone while the screen cannot say more. */
export function pageTitle({ match, registry, api, i18n, hoster }: TitleInput): string {
  const namespace = match.entry.namespaces.at(-1) ?? 'shell';
  const site = hoster?.name ?? 'Guest Web';
  // Without texts the title would be a key, which a screen reader reads out.
  if (!i18n.hasResourceBundle(i18n.language, namespace)) return site;
  const translate = i18n.getFixedT(i18n.language, namespace as 'shell');
  if (isNowhere(registry)) return `${i18n.t('visit:notFound.document')} · ${site}`;
  const module = loadedModule(match.entry);
  const context = contextOf(match, registry, api);
  const title =
    module?.title?.(
      context,
      (key, values) => String(translate(key as never, values as never)),
      i18n.language === 'fr' ? 'fr' : 'en',
    ) ||
    (module?.isMissing?.(context) && i18n.t('visit:notFound.document'));
  return title ? `${title} · ${site}` : site;
}
