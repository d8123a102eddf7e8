import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@guest/design-system';
import type { PlaceFilters } from '../../model/filterPlaces';

/** The list changes when the guest pauses, so that no key waits for it. Most people type a key in less time. */
const TYPING_PAUSE_MS = 300;

interface GuideSearchProps {
  search: string;
  onChange: (part: Partial<PlaceFilters>) => void;
}

/** The words that the guest looks for. */
export function GuideSearch({ search, onChange }: GuideSearchProps) {
  const { t } = useTranslation('cityGuide');
  const [text, setText] = useState(search);
  /** The words that the list has, or will have once it follows. */
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    // Back, or "show all".
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const send = () => {
      clearTimeout(timer);
      setSent(text);
      onChange({ search: text });
    };
    const timer = setTimeout(send, TYPING_PAUSE_MS);
    // What is pressed sooner finds the words in the list and in the address.
    addEventListener('pointerdown', send, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', send, { capture: true });
    };
  }, [text, sent, onChange]);
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
