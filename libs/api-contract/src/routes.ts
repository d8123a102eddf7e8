import { activityRoutes } from './activity';
import { checkinRoutes } from './checkin';
import { checkinFormRoutes } from './checkinForm';
import { customerRoutes } from './customer';
import { extrasRoutes } from './extras';
import { feedbackRoutes } from './feedback';
import { homePageRoutes } from './homePage';
import { hosterRoutes } from './hoster';
import { sessionRoutes } from './ingest/session';
import { targetingRoutes } from './ingest/targeting';
import { usabilityTestRoutes } from './ingest/usabilityTest';
import { manifestRoutes } from './manifest';
import { messageRoutes } from './message';
import { orderRoutes } from './order';
import { pageRoutes } from './page';
import { partnerRoutes } from './partner';
import { paymentRoutes } from './payment';
import { placeRoutes } from './place';
import { privateDocumentRoutes } from './privateDocument';
import { productRoutes } from './product';
import { reservationRoutes } from './reservation';
import { reviewRoutes } from './review';
import { reviewsFormRoutes } from './reviewsForm';
import { roomDirectoryRoutes } from './roomDirectory';
import { seminarRoutes } from './seminar';

/** Every call of section 7, by the name that client and backend share. */
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
  ...manifestRoutes,
  ...sessionRoutes,
  ...targetingRoutes,
  ...usabilityTestRoutes,
};
export type RouteName = keyof typeof routes;
