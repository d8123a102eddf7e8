import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  Grid,
  Page,
  SearchField,
  Split,
  Stack,
  StatusLine,
  Title,
} from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { EmptyPage, useInSlices, type VisitContext } from '@guest/visit';
import { Categories } from '../components/Catalogue/Categories';
import { CatalogueSkeleton } from '../components/Catalogue/CatalogueSkeleton';
import { DietFilter } from '../components/Catalogue/DietFilter';
import { OrdersLink } from '../components/Catalogue/OrdersLink';
import { useChosenService } from '../hooks/useChosenService';
import { WithCatalogue } from '../components/Catalogue/WithCatalogue';
import { ServiceAside } from '../components/Service/ServiceAside';
import { servicesOf } from '../model/catalogueIndex';
import {
  dietsIn,
  SEARCH_ABOVE_SERVICES,
  searchServices,
  searchTextOf,
  servicesFor,
} from '../model/searchServices';
import type { Catalogue } from '../model/service';

const LIST_ID = 'services';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('services.title');

/** Everything the hotel offers, by category. */
export function Component() {
  const { t } = useTranslation('order');
  const empty = (
    <EmptyPage icon="service" title={t('services.empty.title')} text={t('services.empty.text')} />
  );
  return (
    <WithCatalogue skeleton={<CatalogueSkeleton />}>
      {(catalogue) => (catalogue.categories.length === 0 ? empty : <Services catalogue={catalogue} />)}
    </WithCatalogue>
  );
}

function Services({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('order');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const [diets, setDiets] = useState<string[]>([]);
  const { chosen, handlePress } = useChosenService(catalogue);
  const offeredDiets = useMemo(() => dietsIn(catalogue), [catalogue]);

  const found = useMemo(
    () => searchServices(servicesFor(catalogue, diets), wanted),
    [catalogue, diets, wanted],
  );
  useInSlices(servicesOf(catalogue), searchTextOf);
  const isSearching = found !== catalogue;
  const count = servicesOf(found).length;
  const hasSearch = servicesOf(catalogue).length > SEARCH_ABOVE_SERVICES;

  return (
    <Page width="gallery" clears="tabs" id={LIST_ID}>
      <Split
        asideWidth="m"
        asideVariant="bare"
        asideLabel={t('services.detail')}
        hidesAsideOnPhone
        aside={chosen && <ServiceAside service={chosen} />}
      >
        <Stack gap={4}>
          <Grid columns={1} columnsWide={hasSearch ? 2 : 1} gap={4}>
            <Title level="h1">{t('services.title')}</Title>
            {hasSearch && (
              <SearchField
                label={t('services.search')}
                placeholder={t('services.searchHint')}
                clearLabel={t('services.clear')}
                onClear={() => setSearch('')}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            )}
          </Grid>
          <DietFilter offered={offeredDiets} value={diets} onValueChange={setDiets} />
          <StatusLine isHidden>{isSearching ? t('services.results', { count }) : null}</StatusLine>
          {count === 0 && (
            <NoneFound
              search={wanted}
              onClear={() => {
                setSearch('');
                setDiets([]);
              }}
            />
          )}
          <Categories
            catalogue={found}
            pageId={LIST_ID}
            areResults={isSearching}
            currentId={chosen?.id}
            onClick={handlePress}
          />
          {!isSearching && <OrdersLink />}
        </Stack>
      </Split>
    </Page>
  );
}

function NoneFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation('order');
  return (
    <EmptyState
      size="part"
      icon="search"
      titleAs="h2"
      title={search.trim() === '' ? t('services.none.diets') : t('services.none.title', { search })}
      text={t('services.none.text')}
      actions={
        <Button hierarchy="secondary" onClick={onClear}>
          {t('services.none.clear')}
        </Button>
      }
    />
  );
}
