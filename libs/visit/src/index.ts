export { ApiProvider, useApi } from './ApiContext';
export type { ApiSource, VisitContext, VisitFeature } from './context';
export { checkGuest, customerRequest, type Guest, type GuestError, type GuestField } from './model/guest';
export { functionsOf, propertyOf } from './model/hoster';
export { useVisitStore } from './store/visitStore';
export { visitTexts } from './texts';
export { useHoster } from './useHoster';
export { GuestFields } from './components/GuestFields';
export { guestFieldId } from './components/GuestFields';
export { HotelLogo } from './components/HotelLogo';
export {
  LanguageButton,
  MenuButton,
  MenuProvider,
  ShareButton,
  useLanguageSwitch,
} from './components/TopActions';
export { navigationOf, type NavigationEntry } from './model/navigation';
export { ScreensProvider, useHasScreen } from './ScreensContext';
