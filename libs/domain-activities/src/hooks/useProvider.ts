import { paths } from '@guest/feature';
import { specificsOf, useHoster } from '@guest/visit';

/** Whose partners a screen shows: the hotel's own, or those of the discovery provider. */
export type ProviderKind = 'advantages' | 'discovery';

/** The provider of these screens, and their addresses. */
export function useProvider(kind: ProviderKind) {
  const hoster = useHoster();
  const { slug } = hoster;
  if (kind === 'discovery') {
    return {
      providerId: specificsOf(hoster).discoveryProvider,
      listHref: paths.discovery(slug),
      hrefOf: (id: string) => paths.discovered(slug, id),
    };
  }
  return {
    providerId: hoster._id,
    listHref: paths.advantages(slug),
    hrefOf: (id: string) => paths.advantage(slug, id),
  };
}
