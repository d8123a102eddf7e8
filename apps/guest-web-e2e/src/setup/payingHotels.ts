const off = { isActivated: false, fields: {} };

/** What both hotels share: one service with a price, and a check-in that asks a question and holds a card. */
const payingHotel = (slug: string, provider: string) => ({
  format: 'guest-web-hotel',
  version: 1,
  hoster: {
    _id: `hotel-${slug}`,
    slug,
    name: 'Hôtel de la Carte',
    language: 'fr',
    phone: '+33 2 98 00 00 00',
    subscriptionStatus: { isAdditionalSellsSubscribed: true },
  },
  catalogue: {
    categories: [
      {
        _id: 'a-manger',
        name: 'À manger',
        subcategories: [
          {
            _id: 'a-toute-heure',
            name: 'À toute heure',
            services: [
              { _id: 'panier', name: 'Panier du soir', type: 'single', price: { amountCents: 1_250 } },
            ],
          },
        ],
      },
    ],
  },
  checkinForm: {
    _id: `enregistrement-${slug}`,
    hoster: `hotel-${slug}`,
    introductionInfo: off,
    clientInfo: off,
    stayInfo: off,
    companionInfo: off,
    agreementInfo: off,
    holdonInfo: { isActivated: true, orderIndex: 2 },
    promotionInfo: off,
    messageInfo: { isActivated: true, orderIndex: 1, fields: { message: { isActivated: true } } },
  },
  extras: {
    extras: [{ _id: 'tisane', name: 'Tisane du soir', price: { amountCents: 400 }, maxQuantity: 3 }],
  },
  paymentSettings: {
    isActivated: true,
    provider,
    ...(provider === 'stripe' && { publicKey: 'pk_test_of_the_journeys' }),
    currency: 'EUR',
    cards: ['CB', 'Visa', 'Mastercard'],
    orderMethods: ['room', 'card'],
    preAuthorisation: {
      amountCents: 15_000,
      releaseAfterDays: 7,
      withoutCard: 'Sans carte : 150 € en espèces.',
    },
  },
});

/** A hotel that takes cards in the sandbox. */
export const cardHotel = payingHotel('hotel-de-la-carte', 'sandbox');
/** A hotel that takes cards by Stripe. */
export const stripeHotel = payingHotel('hotel-stripe', 'stripe');
