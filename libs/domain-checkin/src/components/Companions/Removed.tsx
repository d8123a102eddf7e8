import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@guest/design-system';
import { focusHeading } from '@guest/visit';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useCheckinStore } from '../../store/checkinStore';

/** Who was taken out last, and the way to take that back. */
export function Removed() {
  const { t } = useTranslation('checkin');
  const { nameOf } = useCompanionWords();
  const removed = useCheckinStore((state) => state.removed);
  const putBack = useCheckinStore((state) => state.putBack);
  if (!removed) return null;
  // The button goes with the notice.
  const handleUndo = () => {
    putBack();
    focusHeading();
  };
  const name = nameOf(removed.companion.answers, removed.index);
  return (
    <Notice
      role="status"
      action={
        <Button size="s" hierarchy="secondary" onClick={handleUndo}>
          {t('companions.undo')}
        </Button>
      }
    >
      {t('companions.removed', { name })}
    </Notice>
  );
}
