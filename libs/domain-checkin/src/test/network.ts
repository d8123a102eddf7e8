import type { CheckinForm } from '@guest/api-contract';
import { fakeNetwork } from '@guest/testing';

export const CHECKIN = 'POST /api/checkin';
export const CUSTOMER = 'POST /api/customer';
export const EXTRAS = 'GET /api/recommandation/extras/:id';
export const UPLOAD = 'POST /api/assets/upload/privatedocument';

/** The network of the demo hotel with this form. */
export function checkinNetwork(checkinForm: CheckinForm) {
  return fakeNetwork({ change: (bundle) => ({ ...bundle, checkinForm }) });
}
