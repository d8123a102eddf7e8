import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { PageModule } from '@guest/feature';
import { NotFound, useHoster, WithFetched, type VisitContext } from '@guest/visit';
import { PageSkeleton, PageView } from '../components/Content/PageView';
import { useHotelPageStore } from '../store/screenStores';

export { PageSkeleton as Skeleton } from '../components/Content/PageView';

type Params = Readonly<Partial<Record<'pageId' | 'pageSlug', string>>>;
const nameOf = ({ pageId, pageSlug = '' }: Params) => [pageId ?? pageSlug, pageId !== undefined] as const;

export async function load({ api, registry, hoster, params }: VisitContext): Promise<boolean> {
  const { _id } = await hoster();
  return useHotelPageStore
    .in(registry)
    .getState()
    .load(api, _id, ...nameOf(params));
}

function isAbsent({ registry }: VisitContext): boolean {
  const { resource } = useHotelPageStore.in(registry).getState();
  return resource.status === 'failure' && resource.httpStatus === 404;
}
export { isAbsent as isMissing };

export const title: PageModule<VisitContext>['title'] = (context, t) => {
  const { resource } = useHotelPageStore.in(context.registry).getState();
  if (resource.status === 'success') return resource.data.title;
  return isAbsent(context) ? t('page.notFound') : undefined;
};

/** A page of the hotel: a custom one by its id (`page/:pageId`), else a personal page or a generic sub-page. */
export function Component() {
  const { t } = useTranslation('content');
  const { _id } = useHoster();
  const { pathname } = useLocation();
  const [name, isCustom] = nameOf(
    (matchPath('/:slug/page/:pageId', pathname) ?? matchPath('/:slug/:pageSlug', pathname))?.params ?? {},
  );
  return (
    <WithFetched
      store={useHotelPageStore}
      question={[_id, name, isCustom]}
      skeleton={<PageSkeleton />}
      missing={<NotFound title={isCustom ? t('page.notFound') : undefined} />}
    >
      {(page) => <PageView page={page} />}
    </WithFetched>
  );
}
