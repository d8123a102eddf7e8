import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Scene } from '@guest/design-system';
import { EmptyPage } from '@guest/visit';
import { noFilters, type PlaceFilters } from '../../model/filterPlaces';

/** The hotel has no place around it. */
export function EmptyGuide() {
  const { t } = useTranslation('cityGuide');
  return (
    <EmptyPage icon={<Scene name="other" />} title={t('guide.empty.title')} text={t('guide.empty.text')} />
  );
}

interface NoneFoundProps {
  filters: PlaceFilters;
  onChange: (filters: PlaceFilters) => void;
}

/** No place fits the filters. */
export function NoneFound({ filters, onChange }: NoneFoundProps) {
  const { t } = useTranslation('cityGuide');
  const search = filters.search.trim();
  return (
    <EmptyState
      size="part"
      icon={<Scene name="search" />}
      titleAs="h2"
      title={search === '' ? t('guide.none.title') : t('guide.none.search', { search })}
      text={t('guide.none.text')}
      actions={
        <Button hierarchy="secondary" onClick={() => onChange({ ...noFilters, maxWalkMinutes: undefined })}>
          {t('guide.clearAll')}
        </Button>
      }
    />
  );
}
