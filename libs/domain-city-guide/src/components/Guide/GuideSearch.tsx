import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@guest/design-system';
import type { PlaceFilters } from '../../model/filterPlaces';

/** The list changes in a pause of the typing, so that no key waits for it. */
const TYPING_PAUSE_MS = 120;

interface GuideSearchProps {
  search: string;
  onChange: (part: Partial<PlaceFilters>) => void;
}

/** The words that the guest looks for. */
export function GuideSearch({ search, onChange }: GuideSearchProps) {
  const { t } = useTranslation('cityGuide');
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    setText(search);
  }
  useEffect(() => {
    if (text === search) return;
    const timer = setTimeout(() => onChange({ search: text }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search, onChange]);
  return (
    <SearchField
      label={t('guide.search')}
      placeholder={t('guide.searchHint')}
      clearLabel={t('guide.clear')}
      onClear={() => setText('')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
