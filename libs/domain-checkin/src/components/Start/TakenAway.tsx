import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { useCheckinStore } from '../../store/checkinStore';

/** The same form was sent or deleted in another tab: what was typed here went with it, and the guest is told. */
export function TakenAway() {
  const { t } = useTranslation('checkin');
  const id = useCheckinStore((state) => state.answers.id);
  const edition = useCheckinStore((state) => state.edition);
  const [known, setKnown] = useState({ id, edition });
  const [isTaken, setTaken] = useState(false);
  if (known.id !== id || known.edition !== edition) {
    setKnown({ id, edition });
    // What this tab clears, it begins anew.
    if (known.id !== '' && id === '' && known.edition === edition) setTaken(true);
  }
  if (!isTaken) return null;
  return (
    <Notice tone="warning" role="status" title={t('taken.title')}>
      {t('taken.text')}
    </Notice>
  );
}
