import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { PageModule } from '@guest/feature';
import { NotFound, useHoster, type VisitContext } from '@guest/visit';
import { PageSkeleton, PageView } from '../components/Content/PageView';
import { WithDocument } from '../components/WithDocument';
import { isNotFound, titleOf } from '../model/document';
import { documentOf } from '../store/hotelDocument';
import { useCustomPageStore } from '../store/pageStores';

export { PageSkeleton as Skeleton } from '../components/Content/PageView';

export async function load({ api, registry, hoster, params }: VisitContext): Promise<boolean> {
  const { _id } = await hoster();
  return useCustomPageStore
    .in(registry)
    .getState()
    .load(api, _id, params.pageId ?? '');
}

export const isMissing: PageModule<VisitContext>['isMissing'] = ({ registry }) =>
  isNotFound(useCustomPageStore.in(registry).getState().document);

export const title: PageModule<VisitContext>['title'] = ({ registry }, t) =>
  titleOf(useCustomPageStore.in(registry).getState().document, t('page.notFound'));

/** A custom page of the hotel, by its id (spec 2); another hotel's is "Page not found" (spec 5). */
export function Component() {
  const { t } = useTranslation('content');
  const { _id } = useHoster();
  const pageId = matchPath('/:slug/page/:pageId', useLocation().pathname)?.params.pageId ?? '';
  const document = useCustomPageStore((state) => documentOf(state, _id, pageId));
  const retry = useCustomPageStore((state) => state.retry);
  if (isNotFound(document)) return <NotFound title={t('page.notFound')} />;
  return (
    <WithDocument document={document} onRetry={retry} skeleton={<PageSkeleton />}>
      {(page) => <PageView page={page} />}
    </WithDocument>
  );
}
