import type { Paper } from '../../model/values';
import { PapersField } from '../../papers/PapersField';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** Pictures of papers: uploaded when they are chosen; the form keeps their ids. */
export function PapersControl(arranged: ArrangedField) {
  const { value, change, props } = useCheckinField<readonly Paper[]>(arranged);
  const { id, label, marker, hint, error } = props;
  return <PapersField {...{ id, label, marker, hint, error, value }} onChange={change} />;
}
