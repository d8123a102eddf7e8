import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Pills, Stack } from '@guest/design-system';
import { HotelText, usePart, useRowCount } from '@guest/visit';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import { firstRowsOf, rowCountOf } from '../../model/catalogueIndex';
import type { Catalogue } from '../../model/service';
import { CategoryList } from './CategoryList';

const idOf = (categoryId: string) => `category-${categoryId}`;

interface CategoriesProps {
  catalogue: Catalogue;
  /** Of the page: the link to all services leads there. */
  pageId: string;
  /** Found by a search or a filter. */
  areResults: boolean;
  currentId: string | undefined;
  onClick: (event: MouseEvent, serviceId: string) => void;
}

/** Services by category, with links to the categories. */
export function Categories({ catalogue, pageId, areResults, currentId, onClick }: CategoriesProps) {
  const { count, end, drawAll } = useRowCount(catalogue, rowCountOf(catalogue), areResults);
  const drawn = useMemo(() => firstRowsOf(catalogue, count), [catalogue, count]);
  const goToPart = usePart(count, drawAll);
  const reading = useCurrentSection(drawn.map(({ id }) => idOf(id)));
  const { categories } = catalogue;
  return (
    <div>
      <Stack gap={4}>
        {categories.length > 1 && (
          <CategoryPills categories={categories} pageId={pageId} reading={reading} goToPart={goToPart} />
        )}
        <Stack gap={6}>
          {drawn.map((category) => (
            <CategoryList
              key={category.id}
              category={category}
              id={idOf(category.id)}
              currentId={currentId}
              onClick={onClick}
            />
          ))}
        </Stack>
      </Stack>
      <div ref={end} />
    </div>
  );
}

interface CategoryPillsProps {
  categories: Catalogue['categories'];
  pageId: string;
  /** The part of the page on the screen. */
  reading: string | undefined;
  goToPart: (id: string) => void;
}

/** Links to the categories on this page: Back leaves the page, not the category. */
function CategoryPills({ categories, pageId, reading, goToPart }: CategoryPillsProps) {
  const { t } = useTranslation('order');
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToPart(href.slice(1));
  };
  return (
    <Pills
      label={t('services.categories')}
      onClick={follow}
      items={[
        { id: pageId, label: t('services.all'), href: `#${pageId}`, isCurrent: reading === undefined },
        ...categories.map(({ id, name }) => ({
          id,
          label: <HotelText>{name}</HotelText>,
          href: `#${idOf(id)}`,
          isCurrent: reading === idOf(id),
        })),
      ]}
    />
  );
}
