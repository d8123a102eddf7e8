import { Icon, isIconName, Picture } from '@guest/design-system';
import type { Service } from '../../model/service';

/** The picture of a service beside a list or a form, on wide windows; else its icon. */
export function ServicePicture({ service: { image, icon } }: { service: Service }) {
  const fallback = <Icon name={icon && isIconName(icon) ? icon : 'service'} size="xlarge" />;
  return <Picture src={image} ratio="16:9" sizes="392px" fallback={fallback} />;
}
