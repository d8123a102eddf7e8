import { navigationOf, type NavigationEntry } from '../model/navigation';
import { useHasScreen } from '../context/ScreensContext';
import { useVisitStore } from '../store/visitStore';
import { useHoster } from './useHoster';

/** The hotel's navigation: what is activated and leads somewhere. */
export function useNavigation(): NavigationEntry[] {
  const pageSlugs = useVisitStore((state) => state.pageSlugs);
  return navigationOf(useHoster(), useHasScreen(), pageSlugs);
}
