const off = {
  isActivated: false,
  orderIndex: 1,
  fields: { lastname: { isActivated: true, isRequired: true } },
};

/** Has switched everything off but one step with one field, and that one need not be filled. */
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
