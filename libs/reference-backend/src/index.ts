export { createBackend, type ApiRequest, type Backend } from './backend';
export { type ApiAnswer } from './http/answer';
export { type BackendEvent, type PlaceFinder, type Ports } from './ports';
export { createMemoryVault, type DocumentVault, type KeptDocument } from './documents/documentVault';
export { purgeDocuments, type PurgeReport } from './documents/purgeDocuments';
export { createPlaceIndex, type City, type PlaceIndex } from './places/placeIndex';
export { createSamplePlaces } from './places/samplePlaces';
export { createWebPorts } from './webPorts';
export { repeatOf } from './storage/repeatOf';
export { createMemoryStorage } from './storage/memoryStorage';
export {
  DEFAULT_ORDER_COUNT,
  slugTaken,
  StorageError,
  StorageUnavailableError,
  type CustomerSubmission,
  type DocumentExpiry,
  type PaperClaim,
  type DocumentKind,
  type FirstSubmission,
  type HotelDocument,
  type HotelRecord,
  type HotelSummary,
  type Later,
  type ListKind,
  type OrderColumns,
  type OrderSubmission,
  type PlainSubmission,
  type PlainSubmissionKind,
  type SingleKind,
  type StatusChange,
  type Storage,
  type StoredCustomer,
  type StoredDocument,
  type StoredFile,
  type StoredOrder,
  type Submission,
  type SubmissionKind,
  type SubmitOutcome,
} from './storage/storage';
export { createBackendFetch, type ServiceBases } from './backendFetch';
export { fromHotelRecord, toHotelRecord } from './hotel/hotelRecord';
export { HotelBundle } from './bundle/hotelBundle';
export { parseBundle, type ParsedBundle } from './bundle/parseBundle';
export {
  resolveFiles,
  type FileReader,
  type ResolvedBundle,
  type ResolvedHotel,
} from './bundle/resolveFiles';
export { type BundleError } from './bundle/bundleError';
export { demoSlugs, loadDemoHotel, type DemoSlug } from './bundle/demoHotels';
export { mergeCustomer } from './customer/mergeCustomer';
export { moveOrder } from './order/moveOrder';
