import { useEffect, useState } from 'react';
import type { RoomDirectory } from '@guest/api-contract';
import type * as Rules from '../model/searchDirectory';

type Search = typeof Rules;
type Sections = RoomDirectory['sections'];

/**
 * The directory as far as a search leaves it. The rules and their two-language topics come once the page stands:
 * nobody searches before.
 */
export function useDirectorySearch(sections: Sections, search: string) {
  const [rules, setRules] = useState<Search>();
  useEffect(() => {
    let isLeft = false;
    import('../model/searchDirectory')
      .then((module) => {
        if (!isLeft) setRules(module);
      })
      // Without them everything stays shown; the whole list is no dead end.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, []);

  const found = rules?.searchDirectory(sections, search) ?? sections;
  return {
    sections: found,
    isSearching: found !== sections,
    hasWifi: rules?.isAboutWifi(search) ?? true,
  };
}
