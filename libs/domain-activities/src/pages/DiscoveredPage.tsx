import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';
import { advantageOf, OneAdvantage } from '../components/Advantage/OneAdvantage';

export const isMissing: PageModule<VisitContext>['isMissing'] = (context) => advantageOf(context).isMissing;

export const title: PageModule<VisitContext>['title'] = (context) => advantageOf(context).advantage?.name;

/** One partner of the discovery provider. */
export function Component() {
  return <OneAdvantage kind="discovery" />;
}
