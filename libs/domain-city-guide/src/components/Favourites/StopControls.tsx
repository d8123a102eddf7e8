import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, SelectField } from '@guest/design-system';
import { formatMinutes } from '@guest/i18n';
import type { Stop } from '../../model/plan';
import { useFavouritesStore } from '../../store/favouritesStore';
import { controlId, type StopActions } from './useStopActions';

/** In minutes. */
const LENGTHS = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 480];

interface StopControlsProps {
  stop: Stop;
  position: number;
  count: number;
  actions: StopActions;
}

/** Sets how long the guest stays, moves the stop earlier or later, removes it. */
export function StopControls({ stop, position, count, actions }: StopControlsProps) {
  const { t } = useTranslation('cityGuide');
  const setMinutes = useFavouritesStore((state) => state.setMinutes);
  const { id, name } = stop.place;
  const stay = stop.end - stop.start;
  const lengths = [...new Set([...LENGTHS, stay])].sort((one, other) => one - other);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.moveTo(position, position + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <>
      <SelectField
        label={t('favourites.minutes', { name })}
        isLabelHidden
        value={String(stay)}
        options={lengths.map((length) => ({ value: String(length), label: formatMinutes(length) }))}
        onChange={(event) => setMinutes(id, Number(event.currentTarget.value))}
      />
      {count > 1 && (
        <>
          <IconButton
            id={controlId(id, 'earlier')}
            icon="chevron-up"
            label={t('favourites.earlier', { name })}
            disabled={position === 0}
            onClick={() => actions.moveTo(position, position - 1)}
            onKeyDown={handleKeyDown}
          />
          <IconButton
            id={controlId(id, 'later')}
            icon="chevron-down"
            label={t('favourites.later', { name })}
            disabled={position === count - 1}
            onClick={() => actions.moveTo(position, position + 1)}
            onKeyDown={handleKeyDown}
          />
        </>
      )}
      <IconButton
        id={controlId(id, 'remove')}
        icon="delete"
        label={t('favourites.remove', { name })}
        onClick={() => actions.remove(position)}
        onKeyDown={handleKeyDown}
      />
    </>
  );
}
