import { advantagesFeature, programmeFeature } from '@guest/domain-activities';
import { createCheckinFeature } from '@guest/domain-checkin';
import { cityGuideFeature } from '@guest/domain-city-guide';
import { contactFeature } from '@guest/domain-contact';
import { orderFeatures } from '@guest/domain-order';
import { pagesFeatures } from '@guest/domain-pages';
import { paymentFeature, PreAuthorisation } from '@guest/domain-payment';
import { reviewsFeature } from '@guest/domain-reviews';
import type { VisitFeature } from '@guest/visit';

/** The features of a hotel; each brings its own routes, texts and stores. */
export const features: readonly VisitFeature[] = [
  ...pagesFeatures,
  ...orderFeatures,
  createCheckinFeature({ PreAuthorisation }, [paymentFeature.name]),
  paymentFeature,
  contactFeature,
  reviewsFeature,
  programmeFeature,
  advantagesFeature,
  cityGuideFeature,
];
