import { useTranslation } from 'react-i18next';
import { Notice, Stack, Text } from '@guest/design-system';
import type { ConsentAnswer } from '../../model/answers';
import { isOutdated } from '../../model/rules';
import type { ArrangedField } from './arrange';
import { RichHotelText } from './RichHotelText';
import { useCheckinField } from './useCheckinField';

/** What the guest accepts by going on, said so; whoever accepted an earlier wording reads it again. */
export function AgreementText(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value } = useCheckinField<ConsentAnswer>(arranged);
  const { field } = arranged;
  return (
    <Stack gap={2}>
      {isOutdated(value, field) && <Notice tone="warning">{t('errors.agreementChanged')}</Notice>}
      <RichHotelText html={field.text} />
      <Text size="s" tone="muted">
        {t('agreementNote')}
      </Text>
    </Stack>
  );
}
