import { getAroundMe } from './aroundMe';
import { postCustomer } from './customer';
import {
  getCheckinForm,
  getExtras,
  getHomePage,
  getHoster,
  getProducts,
  getRetention,
  getReviewsForm,
  getRoomDirectory,
  getSeminars,
} from './hotelDocuments';
import { getOwnSubmission, removeOwnSubmission } from './ownSubmission';
import { getPage, getPartners, getPersonalPages } from './hotelLists';
import { findReservation, getReservation } from './reservation';
import { postFavouritesEmail } from './favouritesEmail';
import { getManifest } from './manifest';
import type { Operations } from './operation';
import { cancelOrder, getOrder, postOrder } from './order';
import { postCheckin } from './checkin';
import {
  answerSandboxChallenge,
  cancelPayment,
  confirmSandboxPayment,
  getPayment,
  getPaymentSettings,
  postPayment,
  postSandboxCard,
  postStripeEvent,
} from './payment';
import { getPlaces } from './places';
import {
  getConditions,
  getTags,
  postBatch,
  postCanvasImages,
  postFeatureFlags,
  postStart,
} from './recording';
import { postFeedback, postMessage, postReview } from './plainSubmissions';
import {
  getUploadUrl,
  getUsabilityTest,
  postTaskSignal,
  postTestSignal,
  putTestVideo,
} from './usabilityTest';
import { getPrivateDocument, postPrivateDocument, removePrivateDocument } from './privateDocument';

/** The one table from a route's name to what it does; routes that are missing here answer 404. */
export const operations: Operations = {
  getHoster,
  getProducts,
  getRoomDirectory,
  getPartners,
  getHomePage,
  getSeminars,
  getPage,
  getPersonalPages,
  getCheckinForm,
  getReviewsForm,
  getReservation,
  findReservation,
  getExtras,
  getPaymentSettings,
  postPayment,
  getPayment,
  cancelPayment,
  postSandboxCard,
  confirmSandboxPayment,
  answerSandboxChallenge,
  postStripeEvent,
  getAroundMe,
  getManifest,
  postCustomer,
  postOrder,
  getOrder,
  cancelOrder,
  postMessage,
  postFeedback,
  postCheckin,
  postReview,
  postPrivateDocument,
  getPrivateDocument,
  removePrivateDocument,
  getOwnSubmission,
  removeOwnSubmission,
  getRetention,
  getPlaces,
  postFavouritesEmail,
  postStart,
  postBatch,
  postCanvasImages,
  getConditions,
  postFeatureFlags,
  getTags,
  getUsabilityTest,
  postTaskSignal,
  postTestSignal,
  getUploadUrl,
  putTestVideo,
};
