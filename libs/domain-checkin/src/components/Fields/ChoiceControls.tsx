import { useTranslation } from 'react-i18next';
import { accommodationPurposes, sexes } from '@guest/api-contract';
import { Checkbox, ChoiceCards, Segmented, type Choice } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import type { ConsentAnswer } from '../../model/answers';
import { answeredConsent } from '../../model/consentTexts';
import { htmlWords, isRich } from '../../model/htmlWords';
import { isAgreed, isOutdated } from '../../model/rules';
import type { ArrangedField } from './arrange';
import { RichHotelText } from './RichHotelText';
import { useCheckinField } from './useCheckinField';

/** Groups have a legend in place of a label. */
function useGroup(arranged: ArrangedField) {
  const { value, change, props } = useCheckinField<string>(arranged);
  const { label, 'aria-required': _, ...rest } = props;
  return { ...rest, legend: label, name: arranged.field.name, value, onValueChange: change };
}

function SegmentedControl({ options, ...arranged }: ArrangedField & { options: readonly Choice[] }) {
  return <Segmented {...useGroup(arranged)} options={options} />;
}

export function TitleControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const options = (['misses', 'miss', 'mister'] as const).map((value) => ({
    value,
    label: t(`titles.${value}`),
  }));
  return <SegmentedControl {...arranged} options={options} />;
}

export function SexControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  return (
    <SegmentedControl {...arranged} options={sexes.map((value) => ({ value, label: t(`sexes.${value}`) }))} />
  );
}

export function YesNoControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  return (
    <SegmentedControl
      {...arranged}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
    />
  );
}

export function PurposeControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  return (
    <ChoiceCards
      {...useGroup(arranged)}
      columns={2}
      options={accommodationPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
    />
  );
}

/** One box, one agreement, unticked to begin with (decisions.md 29). */
export function ConsentControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, props } = useCheckinField<ConsentAnswer>(arranged);
  const { text, isRequired } = arranged.field;
  const words = htmlWords(text);
  const label = isRich(text) ? <RichHotelText html={text} /> : <HotelText>{words}</HotelText>;
  return (
    <Checkbox
      id={props.id}
      label={words === '' ? props.label : label}
      marker={isRequired ? t('required') : t('optional')}
      error={props.error ?? (isOutdated(value, arranged.field) ? t('errors.consentChanged') : undefined)}
      aria-required={isRequired}
      checked={isAgreed(value, arranged.field)}
      onChange={(event) =>
        change(
          answeredConsent(arranged.field, props.label, event.currentTarget.checked, new Date().toISOString()),
        )
      }
    />
  );
}
