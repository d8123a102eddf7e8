import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';
import { MoodScreen } from '../components/Mood/MoodScreen';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('mood.title');

/** Tells the hotel how the stay goes while it can still do something about it. */
export function Component() {
  return <MoodScreen />;
}
