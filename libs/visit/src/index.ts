export { ApiProvider, useApi } from './api/ApiContext';
export { ConfigProvider, useConfig } from './context/ConfigContext';
export type { ApiSource, VisitContext, VisitFeature } from './api/visitContext';
export {
  checkGuest,
  guestFieldId,
  customerRequest,
  isGuestKnown,
  type Guest,
  type GuestError,
  type GuestField,
} from './model/guest';
export { isSlowMobile, savesData } from './browser/savesData';
export { expireCookie } from './browser/expireCookie';
export { plainGuest, plainLine, plainName, plainText } from './model/plain';
export { focusHeading } from './browser/focusHeading';
export { loadGoogleMaps } from './browser/loadGoogleMaps';
export { saveCalendar } from './browser/saveCalendar';
export { saveFile } from './browser/saveFile';
export { daysAhead, slotsAhead, slotsOn, slotStateAt, type AnimationSlot } from './model/animationSlots';
export type { CalendarEvent } from './model/calendarFile';
export { foldedText } from './model/foldedText';
export { shownEntries } from './model/shownEntries';
export { loadCalls } from './api/loadCalls';
export { defineFetchedStore, fetchedOf, hotelLoader } from './api/fetchedStore';
export { lazyPart } from './components/lazyPart';
export { functionsOf, hasFlag, propertyOf } from './model/hoster';
export { contactOf, directionsHref, phoneHref } from './model/contact';
export { specificsOf } from './model/providerSpecifics';
export { privacyPolicyOf } from './model/privacyPolicy';
export { isAgreed, isDecided, useConsentStore, type ConsentName } from './store/consentStore';
export { nextActions, type KeptAction, type NextAction } from './model/nextActions';
export { useNextActionsStore } from './store/nextActionsStore';
export { meantReservation, reservationPrint } from './store/meantReservation';
export { recallReservation } from './model/recalledReservation';
export { useReservationStore } from './store/reservationStore';
export { reloadByItself } from './browser/reloadIfReachable';
export { isHosterThere } from './store/isHosterThere';
export { fetchPageSlugs } from './store/pageSlugs';
export { useNavigation } from './hooks/useNavigation';
export { useVisitStore, type PageSlugs } from './store/visitStore';
export { visitTexts } from './texts';
export { useCopy } from './hooks/useCopy';
export { useAskedConsents } from './hooks/useAskedConsents';
export { useGuestErrors } from './hooks/useGuestErrors';
export { useHasReservation } from './hooks/useHasReservation';
export { useHoster } from './hooks/useHoster';
export { useHosterLang } from './hooks/useHosterLang';
export { useHotelZone } from './hooks/useHotelZone';
export { GuestFields } from './components/GuestFields';
export { HotelLogo } from './components/HotelLogo';
export { OpenBadge, OpenNow, WeekHours } from './components/Hours';
export { RoomField } from './components/RoomField';
export { useRecovery } from './hooks/useRecovery';
export { useSearch } from './hooks/useSearch';
export { useKeptForm } from './hooks/useKeptForm';
export { usePreparedSubmission } from './hooks/usePreparedSubmission';
export { useLengthWords } from './hooks/useLengthWords';
export { useIsDisconnected } from './hooks/useIsDisconnected';
export { useGradually } from './hooks/useGradually';
export { useInSlices } from './hooks/useInSlices';
export { usePart } from './hooks/usePart';
export { useRowCount } from './hooks/useRowCount';
export { inSlices } from './browser/inSlices';
export { takeRows } from './model/takeRows';
export { useNow } from './hooks/useNow';
export { useToday } from './hooks/useToday';
export { usePriceWords } from './hooks/usePriceWords';
export { useWalkWords } from './hooks/useWalkWords';
export { useStayWhileSending } from './hooks/useStayWhileSending';
export { WithFetched, WithResource } from './components/WithResource';
export { Expired } from './components/sending/Expired';
export { KeptPage } from './components/sending/KeptPage';
export { Outcome } from './components/sending/Outcome';
export { SendFailure } from './components/sending/SendFailure';
export { failureReason } from './components/sending/submission';
export { FormNotices } from './components/sending/FormNotices';
export { Waiting } from './components/sending/Waiting';
export { Words } from './components/sending/Words';
export { SubmissionStatus } from './components/SubmissionStatus';
export { EmptyPage } from './components/EmptyPage';
export { LongList } from './components/LongList';
export { NewTabHint } from './components/NewTabHint';
export { OfferCode } from './components/OfferCode';
export { NotFound } from './components/NotFound';
export { RichHotelText } from './components/RichHotelText';
export { AroundHotelText, HOTEL_WORDS, HotelText } from './components/HotelText';
export {
  LanguageButton,
  MenuButton,
  MenuProvider,
  ShareButton,
  useLanguageSwitch,
} from './components/TopActions';
export { navigationOf, type NavigationEntry } from './model/navigation';
export { ScreensProvider, useHasScreen } from './context/ScreensContext';
