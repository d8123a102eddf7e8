import { readFileSync } from 'node:fs';
import path from 'node:path';

const off = {
  isActivated: false,
  orderIndex: 1,
  fields: { lastname: { isActivated: true, isRequired: true } },
};

/** A hotel whose form has one step with one optional field. */
export const smallestForm = {
  format: 'guest-web-hotel',
  version: 1,
  hoster: { _id: 'hotel-le-minimum', slug: 'le-minimum', name: 'Hôtel Le Minimum', language: 'fr' },
  checkinForm: {
    _id: 'enregistrement-minimum',
    hoster: 'hotel-le-minimum',
    introductionInfo: off,
    clientInfo: off,
    stayInfo: off,
    companionInfo: off,
    agreementInfo: off,
    holdonInfo: off,
    promotionInfo: off,
    messageInfo: { isActivated: true, fields: { message: { isActivated: true } } },
  },
};

interface Fields {
  fields: Record<string, object>;
}

interface DemoBundle {
  checkinForm: Record<string, Fields>;
  extras: Record<'upselles' | 'extras', { image?: string }[]>;
  paymentSettings: object;
}

const demo = JSON.parse(
  readFileSync(
    path.resolve(import.meta.dirname, '../../../../libs/reference-backend/hotels/demo/hotel.json'),
    'utf8',
  ),
) as DemoBundle;

const on = { isActivated: true, isRequired: true };
/** The fields that the demo hotel's form lacks, of the guest and of every companion. */
const everyPerson = Object.fromEntries(
  ['title', 'sex', 'email', 'address', 'phone', 'birthPlace', 'idDocument', 'passport'].map((name) => [
    name,
    on,
  ]),
);
const { clientInfo, companionInfo } = demo.checkinForm;

/** The demo hotel, but its form asks everybody for every field and requires nearly all. */
export const everyField = {
  format: 'guest-web-hotel',
  version: 1,
  hoster: { _id: 'hotel-tout-demander', slug: 'tout-demander', name: 'Hôtel Tout Demander', language: 'fr' },
  checkinForm: {
    ...demo.checkinForm,
    _id: 'enregistrement-tout-demander',
    hoster: 'hotel-tout-demander',
    clientInfo: { ...clientInfo, fields: { ...clientInfo?.fields, sex: on } },
    companionInfo: {
      ...companionInfo,
      fields: {
        ...companionInfo?.fields,
        ...everyPerson,
        arrivalDateTime: on,
        signature: on,
        descriptionOfPassport: { isActivated: true, text: '<p>La page avec la photo.</p>' },
      },
    },
  },
  extras: Object.fromEntries(
    Object.entries(demo.extras).map(([kind, offers]) => [
      kind,
      offers.map(({ image: _image, ...offer }) => offer),
    ]),
  ),
  paymentSettings: demo.paymentSettings,
};
