import { expect, it } from 'vitest';
import * as client from './index';

it('exports one function per call, the client and its errors', () => {
  expect(Object.keys(client).sort()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "RuntimeConfig",
      "attemptOf",
      "cancelOrder",
      "createApi",
      "getAroundMe",
      "getCheckinForm",
      "getExtras",
      "getHomePage",
      "getHoster",
      "getManifest",
      "getOrder",
      "getPage",
      "getPartners",
      "getPaymentSettings",
      "getPersonalPages",
      "getPlaces",
      "getProducts",
      "getReservation",
      "getReviewsForm",
      "getRoomDirectory",
      "getSeminars",
      "newAttempt",
      "parseRuntimeConfig",
      "postCheckin",
      "postCustomer",
      "postFeedback",
      "postMessage",
      "postOrder",
      "postPayment",
      "postPrivateDocument",
      "postReview",
    ]
  `);
});
