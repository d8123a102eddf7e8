import { useTranslation } from 'react-i18next';
import { Disclosure, Stack, Text } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import type { Service } from '../../model/service';
import { allergensOf, useFoodWords } from '../../hooks/useFoodWords';

/** The items of a service, its allergens and diets, folded. */
export function Composition({ service }: { service: Service }) {
  const { t } = useTranslation('order');
  const food = useFoodWords();
  const allergens = allergensOf(service);
  const hasFood = allergens.length > 0 || service.diets.length > 0;
  return (
    <div>
      {service.sections.length > 0 && (
        <Disclosure summary={t('detail.composition')}>
          <Stack gap={3}>
            {service.sections.map(({ id, label, items }) => (
              <div key={id}>
                <Text size="s" weight="semibold">
                  <HotelText>{label}</HotelText>
                </Text>
                <Text size="s" tone="muted">
                  <HotelText>{items.map(({ name }) => name).join(', ')}</HotelText>
                </Text>
              </div>
            ))}
          </Stack>
        </Disclosure>
      )}
      {hasFood && (
        <Disclosure summary={t('detail.food')}>
          <Stack gap={3}>
            {[food.contains({ allergens }), food.suits(service)].map(
              (words) =>
                words && (
                  <Text key={words} size="s">
                    {words}
                  </Text>
                ),
            )}
            <Text size="s">{t('detail.allergy')}</Text>
          </Stack>
        </Disclosure>
      )}
    </div>
  );
}
