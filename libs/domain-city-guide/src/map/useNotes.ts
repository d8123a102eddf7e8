import { useTranslation } from 'react-i18next';
import { useLanguage } from '@guest/i18n';
import { groundNote, type Ground } from './ground';
import type { GroundState } from './mapPort';
import { MAX_PINS } from './pinnedPlaces';

interface NotesInput {
  configured: Ground;
  shown: Ground;
  state: GroundState;
  isOffline: boolean;
  hasRings: boolean;
  placeCount: number;
}

/** The quiet lines over the map, in the guest's language. */
export function useNotes({
  configured,
  shown,
  state,
  isOffline,
  hasRings,
  placeCount,
}: NotesInput): string[] {
  const { t } = useTranslation('cityGuide');
  const number = new Intl.NumberFormat(useLanguage());
  const notes: string[] = [];
  const note = groundNote(configured.kind, state, isOffline);
  if (note) notes.push(t(`map.note.${note}`));
  else if (hasRings && configured.kind === 'plain') notes.push(t('map.note.rings'));
  if (placeCount > MAX_PINS) {
    notes.push(t('map.note.more', { shown: MAX_PINS, total: number.format(placeCount) }));
  }
  if (shown.kind === 'tiles' && !note) notes.push(shown.tiles.attribution);
  return notes;
}
