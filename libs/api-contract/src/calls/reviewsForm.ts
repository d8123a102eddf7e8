import * as v from 'valibot';
import { Id, list, ResourceUrl } from '../base/common';
import { Words } from '../base/words';
import { hotelRead } from '../base/route';

export const reviewDesigns = ['emojis', 'radio', 'stars', 'number', 'cursor'] as const;
export type ReviewDesign = (typeof reviewDesigns)[number];
export const commentModes = ['none', 'optional', 'required'] as const;
export type CommentMode = (typeof commentModes)[number];
export const reviewThemes = [
  'experience',
  'room',
  'services',
  'staff',
  'location',
  'cleanliness',
  'comfort',
  'restoration',
  'restaurant',
  'equipment',
  'quality_price',
  'exterior',
  'bedding',
  'breakfast',
  'jacuzzi',
  'pool',
  'safety',
  'parking',
  'spa',
  'wifi',
] as const;
export type ReviewTheme = (typeof reviewThemes)[number];

export const ReviewsForm = v.object({
  _id: v.optional(Id),
  hoster: v.optional(Id),
  description: v.optional(Words),
  image: v.optional(ResourceUrl),
  /** Names beside `reviewThemes` are shown as they are written. */
  themes: list(
    v.object({
      name: Words,
      description: v.optional(Words),
      /** One of `commentModes`; the app shows no field for others. */
      comment: v.optional(v.string(), 'none'),
      isOptional: v.optional(v.boolean(), false),
      /** How this theme is drawn, where not as the form's `style` says. */
      design: v.optional(v.string()),
    }),
  ),
  style: v.optional(
    v.object({
      /** A whole number from 1 to 100; the app asks for 5 points where it is anything else. */
      maxScore: v.optional(v.number(), 5),
      /** One of `reviewDesigns`; the app shows others as emojis. */
      design: v.optional(v.string(), 'emojis'),
      /** A label per score, worst first. */
      texts: list(Words),
      /** Whether the labels are shown. */
      textsStatus: v.optional(v.boolean(), true),
    }),
    {},
  ),
  /** As `themes[].comment`. */
  globalComment: v.optional(v.string(), 'optional'),
});
/** The reviews form; `{}` if the hotel has none, then the app shows its default form. */
export type ReviewsForm = v.InferOutput<typeof ReviewsForm>;

export const reviewsFormRoutes = {
  getReviewsForm: hotelRead('reviews-form', 'What the hotel asks in its reviews', ReviewsForm),
};
