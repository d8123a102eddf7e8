import { useTranslation } from 'react-i18next';
import { Avatar, Badge, Button, ListRow } from '@guest/design-system';

interface PersonRowProps {
  name: string;
  note: string | undefined;
  /** What is missing, in words. */
  state: string | undefined;
  isComplete: boolean;
  href: string | undefined;
  /** Shown where a person has no fields, and so no screen on which to remove them. */
  onRemove?: () => void;
}

/** A traveller, and whether everything is known of them. */
export function PersonRow({ name, note, state, isComplete, href, onRemove }: PersonRowProps) {
  return (
    <ListRow
      media={<Avatar name={name} isDecorative isUnfinished={!isComplete} />}
      title={name}
      description={state ?? note}
      href={href}
      hasChevron={href !== undefined}
      // The list of missing answers says it already, and needs the space.
      end={
        onRemove ? <Remove name={name} onRemove={onRemove} /> : !state && <State isComplete={isComplete} />
      }
    />
  );
}

function State({ isComplete }: Pick<PersonRowProps, 'isComplete'>) {
  const { t } = useTranslation('checkin');
  return isComplete ? (
    <Badge tone="success" icon="check">
      {t('companions.complete')}
    </Badge>
  ) : (
    <Badge tone="warning">{t('companions.unfinished')}</Badge>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('checkin');
  return (
    <Button
      size="s"
      hierarchy="quaternary"
      aria-label={t('companions.removeNamed', { name })}
      onClick={onRemove}
    >
      {t('companions.removeShort')}
    </Button>
  );
}
