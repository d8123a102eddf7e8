export { ApiProvider, useApi } from './ApiContext';
export { ConfigProvider, useConfig } from './ConfigContext';
export type { ApiSource, VisitContext, VisitFeature } from './context';
export {
  checkGuest,
  customerRequest,
  unknownGuest,
  type Guest,
  type GuestError,
  type GuestField,
} from './model/guest';
export { expireCookie } from './expireCookie';
export { plainGuest, plainLine, plainText } from './model/plain';
export { focusHeading } from './focusHeading';
export { loadCalls } from './loadCalls';
export { functionsOf, hasFlag, propertyOf } from './model/hoster';
export { contactOf, directionsHref, phoneHref } from './model/contact';
export { specificsOf } from './model/providerSpecifics';
export { privacyPolicyOf } from './model/privacyPolicy';
export { isAgreed, isDecided, useConsentStore, type ConsentName } from './store/consentStore';
export { nextActions, type KeptAction, type NextAction } from './model/nextActions';
export { useNextActionsStore } from './store/nextActionsStore';
export { recallReservation } from './model/recalledReservation';
export { useReservationStore } from './store/reservationStore';
export { reloadByItself } from './reloadIfReachable';
export { isHosterThere } from './store/isHosterThere';
export { fetchPageSlugs } from './store/pageSlugs';
export { useNavigation } from './useNavigation';
export { useVisitStore, type PageSlugs } from './store/visitStore';
export { visitTexts } from './texts';
export { useAskedConsents } from './useAskedConsents';
export { useHoster } from './useHoster';
export { useHosterLang } from './useHosterLang';
export { useHotelZone } from './useHotelZone';
export { GuestFields, guestFieldId } from './components/GuestFields';
export { HotelLogo } from './components/HotelLogo';
export { OpenNow, WeekHours } from './components/Hours';
export { RoomField } from './components/RoomField';
export { isAlwaysOpen } from './model/openingHours';
export { useRecovery } from './useRecovery';
export { useNow } from './useNow';
export { useStayWhileSending } from './useStayWhileSending';
export { WithResource } from './components/WithResource';
export { SubmissionStatus } from './components/SubmissionStatus';
export { NotFound } from './components/NotFound';
export { AroundHotelText, HOTEL_WORDS, HotelText } from './components/HotelText';
export {
  LanguageButton,
  MenuButton,
  MenuProvider,
  ShareButton,
  useLanguageSwitch,
} from './components/TopActions';
export { navigationOf, type NavigationEntry } from './model/navigation';
export { ScreensProvider, useHasScreen } from './ScreensContext';
