import { FactList, Link, type FactListProps } from '@guest/design-system';
import { functionsOf, HotelText, phoneHref, useHoster } from '@guest/visit';

/** How to call the hotel, and where it is. */
export function FindUs() {
  const hoster = useHoster();
  const { address } = hoster;
  const phone = functionsOf(hoster).calls ? hoster.phone : undefined;
  const items: FactListProps['items'][number][] = [];
  if (phone) items.push({ id: 'phone', icon: 'phone', text: <Link href={phoneHref(phone)}>{phone}</Link> });
  if (address) items.push({ id: 'address', icon: 'spot', text: <HotelText>{address}</HotelText> });
  return <FactList items={items} />;
}
