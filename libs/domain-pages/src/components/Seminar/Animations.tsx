import { useTranslation } from 'react-i18next';
import type { Animation } from '@guest/api-contract';
import { Link, List, ListRow, RowMedia, Section } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelText, useHasScreen, useHoster, usePriceWords } from '@guest/visit';

/** What the hotel organises besides, each line leading to its own screen. */
export function Animations({ animations }: { animations: readonly Animation[] }) {
  const { t } = useTranslation('seminar');
  const { slug } = useHoster();
  const hasScreen = useHasScreen();
  const prices = usePriceWords();
  const all = paths.activities(slug);
  const hrefOf = (id: string) => (hasScreen(paths.activity(slug, id)) ? paths.activity(slug, id) : undefined);
  return (
    <Section
      title={t('animations.title')}
      level="h2"
      gap={2}
      action={hasScreen(all) && <Link href={all}>{t('animations.all')}</Link>}
    >
      <List>
        {animations.map(({ _id, title, summary, image, price }) => (
          <ListRow
            key={_id}
            href={hrefOf(_id)}
            media={<RowMedia src={image} icon="activity" />}
            title={<HotelText>{title}</HotelText>}
            titleAs="h3"
            description={summary && <HotelText>{summary}</HotelText>}
            end={prices.amount(price)}
            endNote={prices.unit(price)}
          />
        ))}
      </List>
    </Section>
  );
}
