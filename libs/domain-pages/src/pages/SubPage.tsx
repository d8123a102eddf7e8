import { matchPath, useLocation } from 'react-router';
import type { PageModule } from '@guest/feature';
import { useHoster, type VisitContext } from '@guest/visit';
import { PageSkeleton, PageView } from '../components/Content/PageView';
import { WithDocument } from '../components/WithDocument';
import { isNotFound, titleOf } from '../model/document';
import { documentOf } from '../store/hotelDocument';
import { useSubPageStore } from '../store/pageStores';

export { PageSkeleton as Skeleton } from '../components/Content/PageView';

export async function load({ api, registry, hoster, params }: VisitContext): Promise<boolean> {
  const { _id } = await hoster();
  return useSubPageStore
    .in(registry)
    .getState()
    .load(api, _id, params.pageSlug ?? '');
}

export const isMissing: PageModule<VisitContext>['isMissing'] = ({ registry }) =>
  isNotFound(useSubPageStore.in(registry).getState().document);

export const title: PageModule<VisitContext>['title'] = ({ registry }, t) =>
  titleOf(useSubPageStore.in(registry).getState().document, t('page.notFound'));

/** A personal page or a generic sub-page; an address that names neither is the not-found screen. */
export function Component() {
  const { _id } = useHoster();
  const pageSlug = matchPath('/:slug/:pageSlug', useLocation().pathname)?.params.pageSlug ?? '';
  const document = useSubPageStore((state) => documentOf(state, _id, pageSlug));
  const retry = useSubPageStore((state) => state.retry);
  return (
    <WithDocument document={document} onRetry={retry} skeleton={<PageSkeleton />}>
      {(page) => <PageView page={page} />}
    </WithDocument>
  );
}
