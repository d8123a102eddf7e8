import { useDeferredValue, useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  Grid,
  Page,
  Pills,
  SearchField,
  Split,
  Stack,
  StatusLine,
  Title,
} from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { EmptyPage, HotelText, type VisitContext } from '@guest/visit';
import { CatalogueSkeleton } from '../components/Catalogue/CatalogueSkeleton';
import { CategoryList } from '../components/Catalogue/CategoryList';
import { DietFilter } from '../components/Catalogue/DietFilter';
import { OrdersLink } from '../components/Catalogue/OrdersLink';
import { useChosenService } from '../hooks/useChosenService';
import { useCurrentSection } from '../hooks/useCurrentSection';
import { WithCatalogue } from '../components/Catalogue/WithCatalogue';
import { ServiceAside } from '../components/Service/ServiceAside';
import { servicesOf } from '../model/catalogueIndex';
import { dietsIn, SEARCH_ABOVE_SERVICES, searchServices, servicesFor } from '../model/searchServices';
import type { Catalogue } from '../model/service';

const LIST_ID = 'services';
const idOf = (categoryId: string) => `category-${categoryId}`;

/** Scrolls to a part of the page as a link does, without a new entry for Back. */
function goToPart(event: MouseEvent<HTMLElement>) {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  const part = document.getElementById(href?.slice(1) ?? '');
  if (!part || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  part.scrollIntoView();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

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

  const found = searchServices(servicesFor(catalogue, diets), wanted);
  const { categories } = found;
  const isSearching = found !== catalogue;
  const count = servicesOf(found).length;
  const hasSearch = servicesOf(catalogue).length > SEARCH_ABOVE_SERVICES;
  const current = useCurrentSection(categories.map(({ id }) => idOf(id)));

  return (
    <Page width="gallery" clears="tabs" id={LIST_ID}>
      <Split
        asideWidth="m"
        asideLook="bare"
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
          {categories.length > 1 && <CategoryPills categories={categories} current={current} />}
          {count === 0 && (
            <NoneFound
              search={wanted}
              onClear={() => {
                setSearch('');
                setDiets([]);
              }}
            />
          )}
          <Stack gap={6}>
            {categories.map((category) => (
              <CategoryList
                key={category.id}
                category={category}
                id={idOf(category.id)}
                currentId={chosen?.id}
                onPress={handlePress}
              />
            ))}
          </Stack>
          {!isSearching && <OrdersLink />}
        </Stack>
      </Split>
    </Page>
  );
}

interface CategoryPillsProps {
  categories: Catalogue['categories'];
  /** The part of the page on the screen. */
  current: string | undefined;
}

/** Links to the categories on this page. */
function CategoryPills({ categories, current }: CategoryPillsProps) {
  const { t } = useTranslation('order');
  return (
    <Pills
      label={t('services.categories')}
      onClick={goToPart}
      items={[
        {
          id: LIST_ID,
          label: t('services.all'),
          href: `#${LIST_ID}`,
          isCurrent: current === undefined,
        },
        ...categories.map(({ id, name }) => ({
          id,
          label: <HotelText>{name}</HotelText>,
          href: `#${idOf(id)}`,
          isCurrent: current === idOf(id),
        })),
      ]}
    />
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
