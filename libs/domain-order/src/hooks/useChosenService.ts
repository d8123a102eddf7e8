import { useCallback, type MouseEvent } from 'react';
import { useSearch } from '@guest/visit';
import { breakpoints } from '@guest/design-system';
import { findService, servicesOf } from '../model/catalogueIndex';
import { isOrderable, type Catalogue, type Service } from '../model/service';

const isPlainClick = ({ button, detail, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  // A key press has `detail` 0: it opens the service's own page, whose next focus is its button.
  button === 0 && detail > 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The service beside the list: the chosen one (`?service=`), else the first that can be ordered. On wide windows a
 * click on a row chooses; everywhere else the row is the link that it looks like.
 */
export function useChosenService(catalogue: Catalogue): {
  chosen: Service | undefined;
  handlePress: (event: MouseEvent, serviceId: string) => void;
} {
  const [search, setSearch] = useSearch();
  const services = servicesOf(catalogue);
  const chosen =
    findService(catalogue, search.get('service') ?? undefined) ?? services.find(isOrderable) ?? services[0];

  const handlePress = useCallback(
    (event: MouseEvent, serviceId: string) => {
      if (!isPlainClick(event) || innerWidth < breakpoints.lg) return;
      event.preventDefault();
      setSearch({ service: serviceId }, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return { chosen, handlePress };
}
