import { useTranslation } from 'react-i18next';
import { accommodationPurposes, sexes } from '@guest/api-contract';
import { htmlWords } from '@guest/api-contract/html-words';
import { Checkbox, ChoiceCards, Segmented } from '@guest/design-system';
import { HotelText, RichHotelText } from '@guest/visit';
import type { ConsentAnswer } from '../../model/values';
import { answeredConsent } from '../../model/consentTexts';
import { isRich } from '../../model/htmlText';
import { isAgreed, isOutdated } from '../../model/rules';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** The properties of a group of choices: its label is a legend. */
function useGroup(arranged: ArrangedField) {
  const { value, change, props } = useCheckinField<string>(arranged);
  const { label, 'aria-required': _, ...rest } = props;
  return { ...rest, legend: label, name: arranged.field.name, value, onValueChange: change };
}

export function TitleControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const titles = ['misses', 'miss', 'mister'] as const;
  const options = titles.map((value) => ({ value, label: t(`titles.${value}`) }));
  return <Segmented {...useGroup(arranged)} options={options} />;
}

export function SexControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const options = sexes.map((value) => ({ value, label: t(`sexes.${value}`) }));
  return <Segmented {...useGroup(arranged)} options={options} />;
}

export function YesNoControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
  return <Segmented {...useGroup(arranged)} options={options} />;
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

/** One checkbox per consent, never ticked in advance. */
export function ConsentControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, props } = useCheckinField<ConsentAnswer>(arranged);
  const { text, isRequired } = arranged.field;
  const words = htmlWords(text);
  const label = isRich(text) ? (
    <RichHotelText headingLevel={2} html={text} />
  ) : (
    <HotelText>{words}</HotelText>
  );
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
