import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isIconName, ListRow, RowMedia } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelText, useHoster } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import type { Service } from '../../model/service';

interface ServiceRowProps {
  service: Service;
  isCurrent: boolean;
  onClick: (event: MouseEvent, serviceId: string) => void;
}

/** One service of the list: what it is, what it costs. */
export const ServiceRow = memo(function ServiceRow({ service, isCurrent, onClick }: ServiceRowProps) {
  const { t } = useTranslation('order');
  const { slug } = useHoster();
  const prices = usePrices();
  const { id, name, summary, image, icon, price, isAvailable } = service;
  return (
    <ListRow
      href={paths.service(slug, id)}
      onClick={(event) => onClick(event, id)}
      isCurrent={isCurrent}
      media={<RowMedia src={image} alt="" icon={icon && isIconName(icon) ? icon : 'service'} />}
      title={<HotelText>{name}</HotelText>}
      description={summary && <HotelText>{summary}</HotelText>}
      end={isAvailable ? prices.words(price) : undefined}
      endNote={isAvailable ? prices.unit(price, 'shortUnit') : t('services.unavailable')}
    />
  );
});
