import { createCheckinFeature } from '@guest/domain-checkin';
import { contactFeature } from '@guest/domain-contact';
import { orderFeatures } from '@guest/domain-order';
import { pagesFeatures } from '@guest/domain-pages';
import { reviewsFeature } from '@guest/domain-reviews';
import type { VisitFeature } from '@guest/visit';

/** What a hotel's space is made of; each feature brings its own routes, texts and stores. */
export const features: readonly VisitFeature[] = [
  ...pagesFeatures,
  ...orderFeatures,
  createCheckinFeature(),
  contactFeature,
  reviewsFeature,
];
