import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WithResource } from '@guest/visit';
import { useGuide } from '../../hooks/useGuide';
import type { Guide } from '../../model/place';

interface WithGuideProps {
  /** Shown while the places load. */
  skeleton: ReactNode;
  /** Waits for the whole guide. Default: an extract will do, where `guide.whole` is set. */
  isWholeNeeded?: boolean;
  children: (guide: Guide) => ReactNode;
}

/** Shows the guide around the hotel, or its loading or failure. */
export function WithGuide({ isWholeNeeded = false, skeleton, children }: WithGuideProps) {
  const { t } = useTranslation('cityGuide');
  return (
    <WithResource {...useGuide()} skeleton={skeleton} failureTitle={t('guide.failure')}>
      {(guide) => (isWholeNeeded && guide.whole ? skeleton : children(guide))}
    </WithResource>
  );
}
