import { useEffect } from 'react';
import { ReviewFields } from '../components/ReviewFields';
import { FormSkeleton, WithForm } from '../components/WithForm';

export { formTitle as title } from './formTitle';
export { FormSkeleton as Skeleton };

/** The hotel's questions about the stay. */
export function Component() {
  // Loaded beside the form: once it is sent there may be no network. A file that fails now is asked for again then.
  useEffect(() => void import('./ThanksPage').catch(() => undefined), []);
  return <WithForm>{(form) => <ReviewFields form={form} />}</WithForm>;
}
