import { activityRoutes } from './calls/activity';
import { checkinRoutes } from './calls/checkin';
import { checkinFormRoutes } from './calls/checkinForm';
import { customerRoutes } from './calls/customer';
import { extrasRoutes } from './calls/extras';
import { favouritesEmailRoutes } from './calls/favouritesEmail';
import { feedbackRoutes } from './calls/feedback';
import { homePageRoutes } from './calls/homePage';
import { hosterRoutes } from './calls/hoster';
import { sessionRoutes } from './ingest/session';
import { targetingRoutes } from './ingest/targeting';
import { usabilityTestRoutes } from './ingest/usabilityTest';
import { manifestRoutes } from './calls/manifest';
import { messageRoutes } from './calls/message';
import { orderRoutes } from './calls/order';
import { ownSubmissionRoutes } from './calls/ownSubmission';
import { pageRoutes } from './calls/page';
import { partnerRoutes } from './calls/partner';
import { paymentRoutes } from './calls/payment';
import { placeRoutes } from './calls/place';
import { privateDocumentRoutes } from './calls/privateDocument';
import { productRoutes } from './calls/product';
import { reservationRoutes } from './calls/reservation';
import { retentionRoutes } from './calls/retention';
import { reviewRoutes } from './calls/review';
import { reviewsFormRoutes } from './calls/reviewsForm';
import { roomDirectoryRoutes } from './calls/roomDirectory';
import { seminarRoutes } from './calls/seminar';

/** Every call, by the name that client and backend share. */
export const routes = {
  ...hosterRoutes,
  ...roomDirectoryRoutes,
  ...partnerRoutes,
  ...productRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...messageRoutes,
  ...checkinRoutes,
  ...feedbackRoutes,
  ...reviewRoutes,
  ...privateDocumentRoutes,
  ...ownSubmissionRoutes,
  ...retentionRoutes,
  ...placeRoutes,
  ...homePageRoutes,
  ...seminarRoutes,
  ...pageRoutes,
  ...checkinFormRoutes,
  ...reviewsFormRoutes,
  ...reservationRoutes,
  ...paymentRoutes,
  ...extrasRoutes,
  ...activityRoutes,
  ...favouritesEmailRoutes,
  ...manifestRoutes,
  ...sessionRoutes,
  ...targetingRoutes,
  ...usabilityTestRoutes,
};
export type RouteName = keyof typeof routes;
