import type { Paper } from '../../model/answers';
import { PapersField } from '../../papers/PapersField';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** Pictures of papers: they are sent as they are chosen, and the form keeps the hotel's ids for them. */
export function PapersControl(arranged: ArrangedField) {
  const { value, change, props } = useCheckinField<readonly Paper[]>(arranged);
  const { id, label, marker, hint, error } = props;
  return <PapersField {...{ id, label, marker, hint, error, value }} onChange={change} />;
}
