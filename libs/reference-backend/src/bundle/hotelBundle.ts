import {
  Catalogue,
  CityGuide,
  Extras,
  HomePage,
  Hoster,
  list,
  Page,
  Partner,
  PersonalPage,
  Reservation,
  ReviewsForm,
  RoomDirectory,
  Secret,
  Seminars,
  StrictCheckinForm,
  StrictPaymentSettings,
} from '@guest/api-contract';
import * as v from 'valibot';
import { Retention } from '../retention/retention';
import { BundleFile, MAX_FILE_COUNT } from './bundleFile';

/** A reservation for trying out short links and forms; its public id is a secret of 128 bits. */
const DemoReservation = v.object({ ...Reservation.entries, _id: Secret });

/**
 * A whole hotel in one document: how it gets into the backend, and how it leaves it
 * (`hotel import`, `hotel export`; docs/hotel-bundle.md). Composed of the API's own answers, so that what
 * is imported is what guests read. Parts that a hotel does not have are left out.
 */
export const HotelBundle = v.object({
  format: v.literal('guest-web-hotel'),
  version: v.literal(1),
  hoster: Hoster,
  catalogue: v.optional(Catalogue, { categories: [] }),
  roomDirectory: v.optional(RoomDirectory),
  homePage: v.optional(HomePage),
  seminar: v.optional(Seminars),
  pages: list(Page),
  personalPages: list(PersonalPage),
  partners: list(Partner),
  checkinForm: v.optional(StrictCheckinForm),
  reviewsForm: v.optional(ReviewsForm),
  extras: v.optional(Extras),
  paymentSettings: v.optional(StrictPaymentSettings),
  /** The places around the hotel, and the city's name and picture. */
  cityGuide: v.optional(CityGuide),
  /** How long what guests send is kept; never sent to a browser. */
  retention: v.optional(Retention),
  reservations: list(DemoReservation),
  /** Pictures, fonts and documents that the data above refers to. */
  files: v.pipe(list(BundleFile), v.maxLength(MAX_FILE_COUNT)),
});
export type HotelBundle = v.InferOutput<typeof HotelBundle>;
