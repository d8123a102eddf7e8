import { memo, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { Grid, Stack } from '@guest/design-system';
import { RichHotelText } from '@guest/visit';
import { rowOf } from '../../model/fields';
import type { FormField } from '../../model/steps';
import { arrange, inRows, type ArrangedField } from './arrange';
import { controls } from './controls';

/** Renders only when its own value changes. */
const OneField = memo(function OneField({ arranged }: { arranged: ArrangedField }) {
  const Control = controls[rowOf(arranged.field.name).control];
  return (
    <Stack gap={2}>
      {arranged.richHint && <RichHotelText headingLevel={2} html={arranged.richHint} />}
      <Control {...arranged} />
    </Stack>
  );
});

/** The fields of a screen, in the hotel's order. */
export const StepFields = memo(function StepFields({ fields }: { fields: readonly FormField[] }) {
  const rows = useMemo(() => inRows(arrange(fields)), [fields]);
  useFieldOfAddress();
  return rows.map((row) => {
    const [first] = row;
    if (!first) return null;
    if (row.length === 1) return <OneField key={first.field.name} arranged={first} />;
    return (
      <Grid key={first.field.name} columns={row.every(isNarrow) ? 2 : 1} columnsWide={2} gap={4}>
        {row.map((arranged) => (
          <OneField key={arranged.field.name} arranged={arranged} />
        ))}
      </Grid>
    );
  });
});

const isNarrow = ({ field }: ArrangedField) => rowOf(field.name).control === 'line';

/** Moves the focus to the field that the address names, where the guest came to change that answer. */
function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!/^#checkin-[\w-]+$/u.test(hash)) return;
    const field = document.getElementById(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash]);
}
