import { useTranslation } from 'react-i18next';
import { Badge, Icon, PlaceRow, Scene, VisuallyHidden } from '@guest/design-system';
import { HotelText, OpenBadge, useNow } from '@guest/visit';
import { useAdvantageWords } from '../../hooks/useAdvantageWords';
import { validityOn, type Advantage } from '../../model/advantage';

interface AdvantageRowProps {
  advantage: Advantage;
  href: string;
  today: string | undefined;
}

/** One partner of the list: what it gives, whether it is open, how far it is. */
export function AdvantageRow({ advantage, href, today }: AdvantageRowProps) {
  const { t } = useTranslation('advantages');
  const { distance, shortDistance } = useAdvantageWords();
  const now = useNow();
  const { name, summary, picture, offer, openingHours } = advantage;
  const validity = today === undefined ? 'valid' : validityOn(advantage, today);
  const way = shortDistance(advantage);
  return (
    <PlaceRow
      href={href}
      picture={picture}
      icon={<Scene name="gift" />}
      title={<HotelText>{name}</HotelText>}
      titleAs="h2"
      description={summary && <HotelText>{summary}</HotelText>}
      highlight={offer && <HotelText>{offer}</HotelText>}
      meta={
        <>
          {validity !== 'valid' && <Badge>{t(`validity.${validity}`)}</Badge>}
          {openingHours && <OpenBadge hours={openingHours} now={now} />}
          {way && (
            <span>
              <Icon name={way.isWalk ? 'walk' : 'spot'} size={16} />
              <VisuallyHidden>{distance(advantage)}</VisuallyHidden>
              <span aria-hidden>{way.words}</span>
            </span>
          )}
        </>
      }
    />
  );
}
