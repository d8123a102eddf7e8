import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, OptionGroup, Row } from '@guest/design-system';
import { own } from '@guest/state';
import { HotelText } from '@guest/visit';
import { useOrderActions } from './useOrderActions';
import { sectionElementId } from '../../model/missingChoices';
import type { Section } from '../../model/service';
import { hasRoom, type SectionChoices } from '../../model/sheets';
import { OptionPicker } from './OptionPicker';

interface SectionPickerProps {
  serviceId: string;
  index: number;
  section: Section;
  choices: SectionChoices;
  showsErrors: boolean;
}

/** One section of a sheet: its rule, its items, and what it still lacks. */
export const SectionPicker = memo(function SectionPicker(props: SectionPickerProps) {
  const { serviceId, index, section, choices, showsErrors } = props;
  const { t } = useTranslation('order');
  const { clearSection } = useOrderActions();
  const { choice, isRequired, maxChoices } = section;
  const isEmpty = Object.keys(choices).length === 0;
  const isFull = choice === 'multiple' && !hasRoom(section, choices);
  const canClear = choice === 'single' && !isRequired && !isEmpty;

  const hasBounds = choice === 'multiple' && maxChoices !== undefined;
  const missing = hasBounds ? t('missing.between', { max: maxChoices }) : t('missing.choice');
  return (
    <OptionGroup
      id={sectionElementId(index, section.id)}
      legend={<HotelText>{section.label}</HotelText>}
      hint={t(`sheet.choose.${ruleOf(section)}`, { max: maxChoices })}
      error={showsErrors && isRequired && isEmpty ? missing : undefined}
    >
      {section.items.map((item) => {
        const selection = own(choices, item.id);
        return (
          <OptionPicker
            key={item.id}
            serviceId={serviceId}
            index={index}
            section={section}
            item={item}
            selection={selection}
            isDisabled={isFull && selection === undefined}
            showsErrors={showsErrors}
          />
        );
      })}
      {canClear && (
        <Row justify="end">
          <Button
            hierarchy="quaternary"
            size="s"
            aria-label={t('sheet.clearNamed', { section: section.label })}
            onClick={() => clearSection({ serviceId, index }, section.id)}
          >
            {t('sheet.clear')}
          </Button>
        </Row>
      )}
    </OptionGroup>
  );
});

function ruleOf({ choice, isRequired, maxChoices }: Section) {
  if (choice === 'single') return isRequired ? 'oneRequired' : 'one';
  if (maxChoices !== undefined) return isRequired ? 'upToRequired' : 'upTo';
  return isRequired ? 'anyRequired' : 'any';
}
