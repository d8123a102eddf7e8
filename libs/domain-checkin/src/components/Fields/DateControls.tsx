import { useTranslation } from 'react-i18next';
import {
  DateField,
  FieldGroup,
  GroupTitle,
  Grid,
  NativeDateField,
  SelectField,
  TimeField,
  type DateParts,
  type DateProblem,
} from '@guest/design-system';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { arrivalTimes } from '../../model/arrivalTimes';
import { readable, typedOf, unread } from '../../model/problems';
import type { ArrangedField } from './arrange';
import { fieldId, useCheckinField } from './useCheckinField';

const partsText = ({ day, month, year }: DateParts) => `${day}-${month}-${year}`;

/** The parts of what was typed and is no day. */
function typedParts(value: string): DateParts | undefined {
  const [, day = '', month = '', year = ''] = /^(\d*)-(\d*)-(\d*)$/u.exec(typedOf(value)) ?? [];
  return day || month || year ? { day, month, year } : undefined;
}

/** A birthday is typed: nobody scrolls a calendar back by forty years. */
export function BirthDateControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, props, autoComplete } = useCheckinField<string>(arranged);
  const handleChange = (given: string, problem?: DateProblem, typed?: DateParts) => {
    if (!typed) change(given);
    else change(unread(problem === 'incomplete' ? 'dateIncomplete' : 'dateImpossible', partsText(typed)));
  };
  return (
    <DateField
      {...props}
      hint={props.hint ?? t('date.birthHint')}
      parts={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
      autoComplete={autoComplete === 'bday' ? 'bday' : 'off'}
      value={readable(value)}
      typed={typedParts(value)}
      onValueChange={handleChange}
    />
  );
}

/** A day of the stay, by the platform's own field: typed or picked. */
export function DayControl(arranged: ArrangedField) {
  const { value, change, leave, props } = useCheckinField<string>(arranged);
  return (
    <NativeDateField
      {...props}
      value={readable(value)}
      onBlur={leave}
      onValueChange={(day, problem) => change(problem === 'impossible' ? unread('dateImpossible') : day)}
    />
  );
}

/** When the guest arrives: one of the hotel's hours, or any. */
export function ArrivalTimeControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { value, change, leave, props } = useCheckinField<string>(arranged);
  const times = arrivalTimes(arranged.field.timings);
  if (!times) {
    return (
      <TimeField
        {...props}
        value={readable(value)}
        onBlur={leave}
        onValueChange={(time, problem) => change(problem ? unread('timeIncomplete') : time)}
      />
    );
  }
  return (
    <SelectField
      {...props}
      value={value}
      placeholder={t('chooseTime')}
      options={times.map((time) => ({ value: time, label: formatTimeOfDay(time, language) }))}
      onBlur={leave}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** When a companion arrives. */
export function MomentControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, leave, props, errorOf } = useCheckinField<{ day: string; time: string }>(arranged);
  const { name } = arranged.field;
  const { id, label, marker, hint, error } = props;
  return (
    <FieldGroup {...{ id, marker, hint, error }} legend={<GroupTitle>{label}</GroupTitle>} gap={4}>
      <Grid columns={2} gap={3} collapse="small">
        <NativeDateField
          id={fieldId(name, 'day')}
          label={t('moment.day')}
          error={errorOf('day')}
          value={readable(value.day)}
          onBlur={leave}
          onValueChange={(day, problem) =>
            change({ ...value, day: problem === 'impossible' ? unread('dateImpossible') : day })
          }
        />
        <TimeField
          id={fieldId(name, 'time')}
          label={t('moment.time')}
          error={errorOf('time')}
          value={readable(value.time)}
          onBlur={leave}
          onValueChange={(time, problem) =>
            change({ ...value, time: problem ? unread('timeIncomplete') : time })
          }
        />
      </Grid>
    </FieldGroup>
  );
}
