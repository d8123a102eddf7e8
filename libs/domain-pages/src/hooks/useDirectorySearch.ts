import { useEffect, useState } from 'react';
import type { RoomDirectory } from '@guest/api-contract';
import type * as Rules from '../model/searchDirectory';

type Search = typeof Rules;
type Sections = RoomDirectory['sections'];

/**
 * The entries that match the search. The search's rules and topics load after the page is drawn.
 */
export function useDirectorySearch(sections: Sections, search: string) {
  const [rules, setRules] = useState<Search>();
  useEffect(() => {
    // Without the rules the whole list stays shown.
    import('../model/searchDirectory').then(setRules).catch(() => undefined);
  }, []);

  const found = rules?.searchDirectory(sections, search) ?? sections;
  return {
    sections: found,
    isSearching: found !== sections,
    hasWifi: rules?.isAboutWifi(search) ?? true,
  };
}
