import { useTranslation } from 'react-i18next';
import { Avatar, Badge, ListRow } from '@guest/design-system';

interface PersonRowProps {
  name: string;
  note: string | undefined;
  /** What is missing, in words. */
  state: string | undefined;
  isComplete: boolean;
  href: string | undefined;
}

/** A traveller, and whether everything is known of them. */
export function PersonRow({ name, note, state, isComplete, href }: PersonRowProps) {
  const { t } = useTranslation('checkin');
  return (
    <ListRow
      media={<Avatar name={name} isDecorative isUnfinished={!isComplete} />}
      title={name}
      description={state ?? note}
      href={href}
      hasChevron={href !== undefined}
      end={
        isComplete ? (
          <Badge tone="success" icon="check">
            {t('companions.complete')}
          </Badge>
        ) : (
          <Badge tone="warning">{t('companions.unfinished')}</Badge>
        )
      }
    />
  );
}
