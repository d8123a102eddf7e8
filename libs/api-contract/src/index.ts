export {
  type AnswerOf,
  type BodyOf,
  defineRoute,
  type ParamsOf,
  type QueryOf,
  type Route,
  type ServiceName,
} from './route';
export { Problem, type ProblemName, problemTypes } from './problem';
export {
  DEFAULT_CANCEL_GRACE_MINUTES,
  DEFAULT_MAX_COMPANION_COUNT,
  DEFAULT_MAX_DOCUMENT_BYTES,
  DEFAULT_SIGNING_AGE_YEARS,
  MAX_BATCH_BYTES,
  MAX_COMPANION_COUNT,
  MAX_CONSENT_COUNT,
  MAX_CONSENT_TEXT_LENGTH,
  MAX_DAYS_AHEAD,
  MAX_DAYS_LATE,
  MAX_DELIVERY_DAYS_AHEAD,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_COUNT,
  MAX_EXTRA_COUNT,
  MAX_GRADE_COUNT,
  MAX_ID_LENGTH,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  MAX_ITEM_QUANTITY,
  MAX_JSON_BODY_BYTES,
  MAX_LINE_LENGTH,
  MAX_LONG_TEXT_LENGTH,
  MAX_PLACE_QUERY_LENGTH,
  MAX_ROOM_NUMBER_LENGTH,
  MAX_SCORE,
  MAX_SHEET_COUNT,
  MAX_SIGNATURE_LENGTH,
  MAX_SINGLE_QUANTITY,
  MAX_STAY_NIGHTS,
} from './limits';
export {
  BirthDay,
  Cents,
  Coordinates,
  Created,
  Day,
  Email,
  ExternalUrl,
  FilledLine,
  FilledLongText,
  HosterIdQuery,
  Id,
  isPlainText,
  LanguageCode,
  languages,
  Line,
  lineUpTo,
  list,
  LongText,
  Moment,
  NoBody,
  OptionalEmail,
  OptionalName,
  ResourceUrl,
  Secret,
  TimeOfDay,
} from './common';
export { OpeningHours, TimeRange, type Weekday, weekdays } from './openingHours';
export { ContentBlock, ContentBlocks, contentBlockTypes, Link, Picture } from './content';
export { Customization, FontFamily, Hoster, NavigationElement, navigationLabels } from './hoster';
export { DirectoryEntry, DirectorySection, RoomDirectory } from './roomDirectory';
export { Partner, Partners } from './partner';
export {
  allergens,
  Availability,
  Catalogue,
  Category,
  diets,
  Item,
  Precision,
  Price,
  priceLabels,
  priceUnits,
  Section,
  Service,
  Subcategory,
} from './product';
export {
  Address,
  CustomerReceipt,
  CustomerRequest,
  documentTypes,
  NationalityCode,
  sexes,
  titles,
} from './customer';
export {
  OrderDetails,
  OrderedItem,
  OrderedSheet,
  OrderReceipt,
  OrderRequest,
  OrderStatusName,
  SelectedPrecision,
  SheetOrderRequest,
  SingleOrderRequest,
} from './order';
export { MessageReceipt, MessageRequest } from './message';
export {
  CheckinField,
  CheckinForm,
  CheckinStep,
  type CheckinStepName,
  checkinSteps,
  CompanionStep,
  StrictCheckinForm,
} from './checkinForm';
export { consentTextVersion } from './consentVersion';
export { type StayDays, type StayFault, stayFault } from './stayRules';
export {
  accommodationPurposes,
  CheckinReceipt,
  CheckinRequest,
  Consent,
  Occupant,
  OccupantGuest,
  Signature,
} from './checkin';
export { FeedbackReceipt, FeedbackRequest, type SatisfactionLevel, satisfactionLevels } from './feedback';
export {
  type CommentMode,
  commentModes,
  type ReviewDesign,
  reviewDesigns,
  ReviewsForm,
  type ReviewTheme,
  reviewThemes,
} from './reviewsForm';
export { Grade, ReviewReceipt, ReviewRequest } from './review';
export {
  type DocumentMediaType,
  documentMediaTypes,
  PrivateDocumentReceipt,
  PrivateDocumentUpload,
} from './privateDocument';
export { Place, Places, type PlaceType, placeTypes } from './place';
export { Highlight, HomePage } from './homePage';
export {
  Animation,
  AnimationSlot,
  Seminar,
  SeminarDay,
  SeminarRoom,
  Seminars,
  SeminarSession,
} from './seminar';
export { Page, PersonalPage, PersonalPages } from './page';
export { Reservation, ReservationKey } from './reservation';
export {
  PaymentIntent,
  paymentProviders,
  paymentPurposes,
  PaymentRequest,
  PaymentSettings,
  PaymentStatus,
  paymentStatuses,
  preAuthorisationStatuses,
} from './payment';
export { Extra, Extras, Upselle } from './extras';
export { Activity, activityCategories, CityGuide } from './activity';
export { Manifest } from './manifest';
export { StartAnswer, StartRequest } from './ingest/session';
export { ConditionFilter, Conditions, FeatureFlags, FeatureFlagsRequest, Tags } from './ingest/targeting';
export { TaskSignal, TestSignal, UploadUrl, UsabilityTest } from './ingest/usabilityTest';
export { type RouteName, routes } from './routes';
export { orderStatuses } from './orderStatuses';
export { isBlank } from './isBlank';
