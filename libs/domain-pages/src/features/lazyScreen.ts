import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';

/** A screen's module that also brings its data. */
export interface ScreenModule extends PageModule<VisitContext> {
  load: (context: VisitContext) => Promise<unknown>;
}

/** A screen whose store comes with its chunk: the first load carries neither. */
export function lazyScreen(page: () => Promise<ScreenModule>) {
  return { page, load: async (context: VisitContext) => (await page()).load(context) };
}
