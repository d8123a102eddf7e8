import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';
import { Advantages, AdvantagesSkeleton } from '../components/Advantage/Advantages';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

/** The skeleton of the page. */
export function Skeleton() {
  return <AdvantagesSkeleton kind="advantages" />;
}

/** The hotel's partners and what they give. */
export function Component() {
  return <Advantages kind="advantages" />;
}
