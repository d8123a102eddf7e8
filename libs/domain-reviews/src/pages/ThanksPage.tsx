import { Navigate } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { useSubmissions } from '@guest/submission';
import { useHoster, type VisitContext } from '@guest/visit';
import { RefusedReview } from '../components/RefusedReview';
import { Thanks } from '../components/Thanks';
import { WaitingReview } from '../components/WaitingReview';
import { FormSkeleton } from '../components/WithForm';
import { toSentReview } from '../model/sentReview';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

/** What became of the last review of this device; without one this leads to the questions. */
export function Component() {
  const { slug } = useHoster();
  const isRestored = useIsRestored();
  const last = useSubmissions('review')[0];
  if (last?.status === 'received') return <Thanks sent={toSentReview(last.receipt)} />;
  if (last) return last.status === 'refused' ? <RefusedReview /> : <WaitingReview kept={last} />;
  // The server knows no guest's review: the skeleton stays until the browser does.
  return isRestored ? <Navigate to={paths.reviews(slug)} replace /> : <FormSkeleton />;
}
