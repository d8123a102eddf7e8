import { useTranslation } from 'react-i18next';
import { bookingOf } from '@guest/api-contract';
import { ActionBar, Button } from '@guest/design-system';
import { NewTabHint, usePriceWords } from '@guest/visit';
import type { Place } from '../../model/place';

/** What a visit costs and where it is booked; nothing where it is not booked on a site. */
export function BookBar({ place: { price, bookingLink } }: { place: Place }) {
  const { t } = useTranslation('cityGuide');
  const prices = usePriceWords();
  const booking = bookingOf(bookingLink);
  if (!booking) return null;
  const unit = prices.unit(price);
  const site = t('place.bookAt', { site: booking.site });
  return (
    <ActionBar
      total={prices.amount(price)}
      note={unit ? `${unit} · ${site}` : site}
      action={
        <Button size="l" href={booking.href} target="_blank" rel="noopener noreferrer" iconRight="external">
          {t('place.book')}
          <NewTabHint />
        </Button>
      }
    />
  );
}
