import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';

/** The document's title of the screens before the thanks. */
export const formTitle: PageModule<VisitContext>['title'] = (_, t) => t('title');
