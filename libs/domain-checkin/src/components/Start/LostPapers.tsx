import { useTranslation } from 'react-i18next';
import { Notice, Stack } from '@guest/design-system';
import { lostNames } from '../../model/unsentPapers';
import { useCheckinStore } from '../../store/checkinStore';

/** Names the files that a reload took from the page before they were sent: nobody shall believe that the hotel has them. */
export function LostPapers() {
  const { t } = useTranslation('checkin');
  const lostPapers = useCheckinStore((state) => state.lostPapers);
  const answers = useCheckinStore((state) => state.answers);
  const lost = lostNames({ lostPapers, answers });
  if (lost.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <Stack gap={1}>
        {lost.map((name) => (
          <span key={name}>{t('upload.lost', { name })}</span>
        ))}
      </Stack>
    </Notice>
  );
}
