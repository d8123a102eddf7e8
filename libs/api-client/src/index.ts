export { ApiError } from './http/apiError';
export { newAttempt, type Attempt } from './http/attempt';
export { createApi, type Api } from './http/createApi';
export type { Finding } from './http/finding';
export { parseRuntimeConfig, RuntimeConfig } from './http/runtimeConfig';
export { getAroundMe, postFavouritesEmail } from './endpoints/activity';
export { postCheckin } from './endpoints/checkin';
export { getCheckinForm } from './endpoints/checkinForm';
export { postCustomer } from './endpoints/customer';
export { getExtras } from './endpoints/extras';
export { getHoster } from './endpoints/hoster';
export { getManifest } from './endpoints/manifest';
export { postFeedback, postMessage } from './endpoints/contact';
export {
  getOwnSubmission,
  getRetention,
  removeOwnSubmission,
  type OwnReceipt,
} from './endpoints/ownSubmission';
export { cancelOrder, getOrder, postOrder } from './endpoints/order';
export { cancelPayment, getPayment, getPaymentSettings, postPayment } from './endpoints/payment';
export { getPersonalPages } from './endpoints/personalPage';
export { getPlaces } from './endpoints/place';
export { postPrivateDocument, removePrivateDocument } from './endpoints/privateDocument';
export { getProducts } from './endpoints/product';
export { findReservation, getReservation } from './endpoints/reservation';
export { postReview } from './endpoints/review';
export { getReviewsForm } from './endpoints/reviewsForm';
export { getRoomDirectory } from './endpoints/roomDirectory';
export { getHomePage, getPage, getPartners, getSeminars } from './endpoints/pages';
