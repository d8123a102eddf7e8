import { ReviewFields } from '../components/ReviewFields';
import { FormSkeleton, WithForm } from '../components/WithForm';

export { formTitle as title } from './formTitle';
export { FormSkeleton as Skeleton };

/** The hotel's questions about the stay. */
export function Component() {
  return <WithForm>{(form) => <ReviewFields form={form} />}</WithForm>;
}
