import type { LanguageCode, priceLabels, priceUnits } from '@guest/api-contract';

type PriceLabel = (typeof priceLabels)[number];
type PriceUnit = (typeof priceUnits)[number];

/** The fixed texts of a mail with favourites. */
export interface MailWords {
  subject: (count: number, hotel: string) => string;
  planSubject: (day: string, hotel: string) => string;
  greeting: (count: number) => string;
  planGreeting: (day: string) => string;
  address: string;
  hours: string;
  price: string;
  phone: string;
  code: string;
  details: string;
  book: string;
  bookOn: (site: string) => string;
  closed: string;
  closedOn: (day: string) => string;
  allDay: string;
  everyDay: string;
  /** What parts a label from its text. */
  colon: string;
  footer: (hotel: string) => string;
  labels: Record<Exclude<PriceLabel, 'from'>, string>;
  from: (amount: string) => string;
  units: Record<PriceUnit, string>;
}

const fr: MailWords = {
  subject: (count, hotel) => `Vos adresses (${count}) · ${hotel}`,
  planSubject: (day, hotel) => `Votre programme du ${day} · ${hotel}`,
  greeting: (count) =>
    count === 1
      ? 'Voici l’adresse que vous avez gardée.'
      : `Voici les ${count} adresses que vous avez gardées.`,
  planGreeting: (day) => `Voici votre programme du ${day}.`,
  address: 'Adresse',
  hours: 'Horaires',
  price: 'Prix',
  phone: 'Téléphone',
  code: 'Code',
  details: 'Voir dans le guide',
  book: 'Réserver',
  bookOn: (site) => `Réserver sur ${site}`,
  closed: 'fermé',
  closedOn: (day) => `Attention\u00a0: fermé le ${day}.`,
  allDay: '24 h/24',
  everyDay: 'tous les jours',
  colon: '\u00a0: ',
  footer: (hotel) =>
    `${hotel}\u00a0: ce message a été demandé dans le guide de la ville. Si ce n’était pas vous, ignorez-le.`,
  labels: { free: 'Gratuit', included: 'Inclus', onDemand: 'Prix sur demande', onEstimate: 'Sur devis' },
  from: (amount) => `À partir de ${amount}`,
  units: {
    perPet: 'par animal',
    perRoom: 'par chambre',
    perHour: 'par heure',
    perDay: 'par jour',
    perNight: 'par nuit',
    perPerson: 'par personne',
    perSlot: 'par créneau',
  },
};

const en: MailWords = {
  subject: (count, hotel) => `Your places (${count}) · ${hotel}`,
  planSubject: (day, hotel) => `Your plan for ${day} · ${hotel}`,
  greeting: (count) =>
    count === 1 ? 'Here is the place you kept.' : `Here are the ${count} places you kept.`,
  planGreeting: (day) => `Here is your plan for ${day}.`,
  address: 'Address',
  hours: 'Opening hours',
  price: 'Price',
  phone: 'Phone',
  code: 'Code',
  details: 'See it in the guide',
  book: 'Book',
  bookOn: (site) => `Book on ${site}`,
  closed: 'closed',
  closedOn: (day) => `Please note: closed on ${day}.`,
  allDay: 'open 24 hours',
  everyDay: 'every day',
  colon: ': ',
  footer: (hotel) =>
    `This message was asked for in the city guide of ${hotel}. If it was not you, please ignore it.`,
  labels: { free: 'Free', included: 'Included', onDemand: 'Price on request', onEstimate: 'On estimate' },
  from: (amount) => `From ${amount}`,
  units: {
    perPet: 'per pet',
    perRoom: 'per room',
    perHour: 'per hour',
    perDay: 'per day',
    perNight: 'per night',
    perPerson: 'per person',
    perSlot: 'per slot',
  },
};

export const mailWords: Record<LanguageCode, MailWords> = { fr, en };
