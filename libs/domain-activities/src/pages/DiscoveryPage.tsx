import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';
import { Advantages, AdvantagesSkeleton } from '../components/Advantage/Advantages';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('discovery');

/** The skeleton of the page. */
export function Skeleton() {
  return <AdvantagesSkeleton kind="discovery" />;
}

/** The partners of the discovery provider. */
export function Component() {
  return <Advantages kind="discovery" />;
}
