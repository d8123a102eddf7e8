import { useEffect, useMemo, useState } from 'react';
import type { DirectoryEntry, RoomDirectory } from '@guest/api-contract';
import { useInSlices } from '@guest/visit';
import type * as Rules from '../model/searchDirectory';

type Search = typeof Rules;
type Sections = RoomDirectory['sections'];

const none: readonly DirectoryEntry[] = [];
const noWork = () => undefined;

/**
 * The entries that match the search. The search's rules and topics load after the page is drawn.
 */
export function useDirectorySearch(sections: Sections, search: string) {
  const [rules, setRules] = useState<Search>();
  useEffect(() => {
    // Without the rules the whole list stays shown.
    import('../model/searchDirectory').then(setRules).catch(() => undefined);
  }, []);
  const entries = useMemo(
    () => (rules ? sections.flatMap((section) => section.entries) : none),
    [rules, sections],
  );
  useInSlices(entries, rules?.searchTextOf ?? noWork);

  const found = useMemo(
    () => rules?.searchDirectory(sections, search) ?? sections,
    [rules, sections, search],
  );
  return {
    sections: found,
    isSearching: found !== sections,
    hasWifi: rules?.isAboutWifi(search) ?? true,
  };
}
