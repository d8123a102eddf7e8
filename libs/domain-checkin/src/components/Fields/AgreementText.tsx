import { useTranslation } from 'react-i18next';
import { Notice, Stack, Text } from '@guest/design-system';
import { RichHotelText } from '@guest/visit';
import type { ConsentAnswer } from '../../model/values';
import { isOutdated } from '../../model/rules';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** The text that the guest accepts by continuing, with a notice where it has changed since. */
export function AgreementText(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value } = useCheckinField<ConsentAnswer>(arranged);
  const { field } = arranged;
  return (
    <Stack gap={2}>
      {isOutdated(value, field) && <Notice tone="warning">{t('errors.agreementChanged')}</Notice>}
      <RichHotelText headingLevel={2} html={field.text} />
      <Text size="s" tone="muted">
        {t('agreementNote')}
      </Text>
    </Stack>
  );
}
