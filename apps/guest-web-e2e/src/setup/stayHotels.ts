import { dayAhead } from '../time/moments';

/** Days of the programme: one with places and a full hour, one without anything, one with a night. */
export const programmeDays = { places: dayAhead(3), nothing: dayAhead(4), night: dayAhead(5) };

/** A hotel whose activities have places, are full, are over or pass midnight. It names no coordinates. */
export const ownProgramme = {
  format: 'guest-web-hotel',
  version: 1,
  hoster: {
    _id: 'hotel-au-programme',
    slug: 'au-programme',
    name: 'Hôtel Au Programme',
    address: '1 rue de Siam, 29200 Brest',
    language: 'fr',
  },
  seminar: {
    animations: [
      {
        _id: 'atelier-terre',
        title: 'Atelier terre',
        summary: 'Un bol, à rapporter',
        location: 'Verrière',
        price: { amountCents: 2000, unit: 'perPerson' },
        days: [
          {
            date: programmeDays.places,
            slots: [
              { from: '15:00', to: '17:00', availablePlaces: 4 },
              { from: '18:00', to: '19:00', availablePlaces: 1 },
            ],
          },
        ],
      },
      {
        _id: 'atelier-complet',
        title: 'Dîner des voisins',
        days: [{ date: programmeDays.places, slots: [{ from: '20:00', to: '22:00', availablePlaces: 0 }] }],
      },
      {
        _id: 'atelier-passe',
        title: 'Fête de l’été',
        days: [{ date: dayAhead(-5), slots: [{ from: '20:00' }] }],
      },
      {
        _id: 'nuit-etoiles',
        title: 'Nuit des étoiles',
        days: [{ date: programmeDays.night, slots: [{ from: '22:00', to: '01:00' }] }],
      },
    ],
  },
  partners: [
    {
      _id: 'ami-fini',
      name: 'La Librairie du Port',
      offer: 'Un marque-page offert',
      code: 'PORT',
      validTo: dayAhead(-1),
    },
  ],
};
