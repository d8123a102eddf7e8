import { useTranslation } from 'react-i18next';
import { Segmented, Stack, Text } from '@guest/design-system';
import { GuestFields, useHasReservation, type GuestError, type GuestField } from '@guest/visit';
import { useReviewStore } from '../store/reviewStore';

interface SignatureProps {
  isSigned: boolean;
  errors: Partial<Record<GuestField, GuestError>> | undefined;
}

/** Lets the guest sign the review, or not. */
export function Signature({ isSigned, errors }: SignatureProps) {
  const { t } = useTranslation('reviews');
  const hasReservation = useHasReservation();
  const describe = useReviewStore((state) => state.describe);
  return (
    <Stack gap={5}>
      <Segmented
        legend={t('signature.legend')}
        options={[
          { value: 'signed', label: t('signature.signed') },
          { value: 'unsigned', label: t('signature.unsigned') },
        ]}
        value={isSigned ? 'signed' : 'unsigned'}
        onValueChange={(value) => describe({ isSigned: value === 'signed' })}
        hint={isSigned ? undefined : t('signature.unsignedHint')}
      />
      {isSigned && <GuestFields required={[]} errors={errors} />}
      {isSigned && hasReservation && (
        <Text size="xs" tone="muted">
          {t('signature.reservation')}
        </Text>
      )}
    </Stack>
  );
}
