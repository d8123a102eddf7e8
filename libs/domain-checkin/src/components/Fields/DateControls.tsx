import { useTranslation } from 'react-i18next';
import { arrivalTimes } from '@guest/api-contract';
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
  type SelectFieldProps,
} from '@guest/design-system';
import { formatTimeOfDay, useLanguage } from '@guest/i18n';
import { fieldId } from '../../model/fieldId';
import type { ValueOf } from '../../model/fields';
import type { Problem } from '../../model/problems';
import type { FormField } from '../../model/steps';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

const partsText = ({ day, month, year }: DateParts) => `${day}-${month}-${year}`;

function typedParts(typed = ''): DateParts | undefined {
  const [, day = '', month = '', year = ''] = /^(\d*)-(\d*)-(\d*)$/u.exec(typed) ?? [];
  return day || month || year ? { day, month, year } : undefined;
}

/** A birthday is typed in three parts: a calendar would have to be scrolled back by forty years. */
export function BirthDateControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, typed, change, props, autoComplete } = useCheckinField<string>(arranged);
  const handleChange = (given: string, problem?: DateProblem, parts?: DateParts) => {
    if (!parts) change(given);
    else
      change('', {
        problem: problem === 'incomplete' ? 'dateIncomplete' : 'dateImpossible',
        typed: partsText(parts),
      });
  };
  return (
    <DateField
      {...props}
      hint={props.hint ?? t('date.birthHint')}
      parts={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
      autoComplete={autoComplete === 'bday' ? 'bday' : 'off'}
      value={value}
      typed={typedParts(typed)}
      onValueChange={handleChange}
    />
  );
}

const dayProblem = (problem?: DateProblem) => (problem === 'impossible' ? 'dateImpossible' : undefined);

/** A day of the stay, by the platform's own field. */
export function DayControl(arranged: ArrangedField) {
  const { value, change, onBlur, props } = useCheckinField<string>(arranged);
  return (
    <NativeDateField
      {...props}
      value={value}
      onBlur={onBlur}
      onValueChange={(day, problem) => change(day, { problem: dayProblem(problem) })}
    />
  );
}

interface HotelTimeProps extends Pick<
  SelectFieldProps,
  'id' | 'label' | 'marker' | 'hint' | 'error' | 'aria-required'
> {
  value: string;
  timings: FormField['timings'];
  onBlur: () => void;
  onTime: (time: string, problem?: Problem) => void;
}

/** One of the hotel's times of arrival, or any time where it names none. */
function HotelTime({ value, timings, onTime, ...props }: HotelTimeProps) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const times = arrivalTimes(timings);
  if (!times)
    return (
      <TimeField
        {...props}
        value={value}
        onValueChange={(time, problem) => onTime(time, problem && 'timeIncomplete')}
      />
    );
  return (
    <SelectField
      {...props}
      value={value}
      placeholder={t('chooseTime')}
      options={times.map((time) => ({ value: time, label: formatTimeOfDay(time, language) }))}
      onChange={(event) => onTime(event.currentTarget.value)}
    />
  );
}

/** The guest's arrival. */
export function ArrivalTimeControl(arranged: ArrangedField) {
  const { value, change, onBlur, props } = useCheckinField<string>(arranged);
  const { timings } = arranged.field;
  return (
    <HotelTime
      {...props}
      {...{ value, timings }}
      onBlur={onBlur}
      onTime={(time, problem) => change(time, { problem })}
    />
  );
}

/** The arrival of a companion. */
export function MomentControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const {
    value,
    problem: before,
    change,
    onBlur,
    props,
    errorOf,
  } = useCheckinField<ValueOf<'arrivalDateTime'>>(arranged);
  const { name, timings } = arranged.field;
  const { id, label, marker, hint, error } = props;
  /** Changes one part; a problem of the other part stays. */
  const changePart = (part: Partial<typeof value>, problem: Problem | undefined, own: Problem) =>
    change({ ...value, ...part }, { problem: problem ?? (before === own ? undefined : before) });
  return (
    <FieldGroup {...{ id, marker, hint, error }} legend={<GroupTitle>{label}</GroupTitle>} gap={4}>
      <Grid columns={2} gap={3} collapse="small">
        <NativeDateField
          id={fieldId(name, 'day')}
          label={t('date.day')}
          error={errorOf('day')}
          value={value.day}
          onBlur={onBlur}
          onValueChange={(day, problem) => changePart({ day }, dayProblem(problem), 'dateImpossible')}
        />
        <HotelTime
          id={fieldId(name, 'time')}
          label={t('moment.time')}
          error={errorOf('time')}
          value={value.time}
          timings={timings}
          onBlur={onBlur}
          onTime={(time, problem) => changePart({ time }, problem, 'timeIncomplete')}
        />
      </Grid>
    </FieldGroup>
  );
}
