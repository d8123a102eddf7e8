import { Navigate } from 'react-router';
import { paths, type PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { Thanks } from '../components/Thanks';
import { NotThereYet } from '../components/NotThereYet';
import { FormSkeleton } from '../components/WithForm';
import { useSent } from '../hooks/useSent';
import { toSentReview } from '../store/receipt';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

/** Thanks for what was sent in this visit: whoever comes by a link finds the questions. */
export function Component() {
  const { slug } = useHoster();
  const isRestored = useIsRestored();
  const sent = useSent();
  if (sent?.status === 'received') return <Thanks sent={toSentReview(sent.receipt)} />;
  if (sent) return <NotThereYet entry={sent} />;
  // The server knows of no guest's review: it waits for the browser.
  return isRestored ? <Navigate to={paths.reviews(slug)} replace /> : <FormSkeleton />;
}
