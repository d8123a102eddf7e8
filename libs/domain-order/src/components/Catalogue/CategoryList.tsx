import { memo, type MouseEvent } from 'react';
import { List, Section, Stack, Title } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import type { Category } from '../../model/service';
import { ServiceRow } from '../Service/ServiceRow';

interface CategoryListProps {
  category: Category;
  /** The id that the category's pill leads to. */
  id: string;
  currentId: string | undefined;
  onClick: (event: MouseEvent, serviceId: string) => void;
}

/** A category's services; its subcategories are named where there are several. */
export const CategoryList = memo(function CategoryList({
  category,
  id,
  currentId,
  onClick,
}: CategoryListProps) {
  const hasParts = category.subcategories.length > 1;
  return (
    <Section id={id} title={<HotelText>{category.name}</HotelText>} level="h3" gap={hasParts ? 3 : 1}>
      <Stack gap={4}>
        {category.subcategories.map((subcategory) => (
          <Stack key={subcategory.id} gap={0}>
            {hasParts && (
              <Title as="h3" level="h5">
                <HotelText>{subcategory.name}</HotelText>
              </Title>
            )}
            <List>
              {subcategory.services.map((service) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  isCurrent={service.id === currentId}
                  onClick={onClick}
                />
              ))}
            </List>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
});
