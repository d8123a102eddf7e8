import { useTranslation } from 'react-i18next';
import type { Tone } from '@guest/design-system';
import { capitalised, formatCalendarDay, formatTimeOfDay, useLanguage } from '@guest/i18n';
import { slotStateAt, type AnimationSlot } from '@guest/visit';
import { FEW_PLACES } from '../model/limits';

/** When a slot is, and how it stands, in words. */
export function useSlotWords() {
  const { t } = useTranslation('activities');
  const language = useLanguage();

  /** "mardi 24 novembre". */
  const day = (of: string) => formatCalendarDay(of, language);
  /** "Mar. 24 nov.". */
  const shortDay = (of: string) => capitalised(formatCalendarDay(of, language, 'short'));

  /** "21 h – 22 h", "21 h". */
  function time({ from, to }: Pick<AnimationSlot, 'from' | 'to'>): string {
    const begin = formatTimeOfDay(from, language);
    return to === undefined ? begin : t('fromTo', { from: begin, to: formatTimeOfDay(to, language) });
  }

  /** "En ce moment", "Complet", "Encore 3 places"; undefined where there is nothing to say. */
  function state(slot: AnimationSlot, now: Date): { words: string; tone: Tone } | undefined {
    const is = slotStateAt(slot, now);
    if (is === 'now') return { words: t('state.now'), tone: 'success' };
    if (is !== 'open') return { words: t(`state.${is}`), tone: 'neutral' };
    const { places } = slot;
    if (places === undefined) return undefined;
    return { words: t('places', { count: places }), tone: places <= FEW_PLACES ? 'warning' : 'neutral' };
  }

  return { day, shortDay, time, state };
}
