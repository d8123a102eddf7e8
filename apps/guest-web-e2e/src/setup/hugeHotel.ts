const list = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

const CATEGORIES = 40;
const SERVICES_EACH = 60;
const SECTIONS = 10;
const ENTRIES_EACH = 30;
const PAGES = 30;

/** A hotel with 2,400 services, 300 entries of the room directory and a menu of more than 30. */
export const hugeHotel = {
  format: 'guest-web-hotel',
  version: 1,
  hoster: {
    _id: 'hotel-immense',
    slug: 'immense',
    name: 'Hôtel Immense',
    language: 'fr',
    subscriptionStatus: { isAdditionalSellsSubscribed: true },
    customization: {
      navigation: {
        navigationElements: [
          { _id: 'menu-services', label: 'service', shortName: 'Services' },
          { _id: 'menu-livret', label: 'information', shortName: 'Livret' },
          ...list(PAGES, (page) => ({
            _id: `menu-page-${page}`,
            label: 'personalPage',
            longName: `Salon numéro ${page}`,
            personalPage: `page-immense-${page}`,
          })),
        ],
      },
    },
  },
  personalPages: list(PAGES, (page) => ({
    _id: `page-immense-${page}`,
    slug: `salon-${page}`,
    hoster: 'hotel-immense',
    title: `Salon numéro ${page}`,
    blocks: [{ type: 'text', html: '<p>Ouvert tous les jours.</p>' }],
  })),
  catalogue: {
    categories: list(CATEGORIES, (category) => ({
      _id: `soins-${category}`,
      name: `Soins ${category}`,
      subcategories: [
        {
          _id: `tous-${category}`,
          name: 'Tous',
          services: list(SERVICES_EACH, (service) => ({
            _id: `massage-${category}-${service}`,
            name: `Massage ${category}.${service}`,
            summary: service % 2 === 0 ? 'Cinquante minutes, à l’huile chaude' : 'Une heure, aux pierres',
            description: `<p>${'Sous les toits, face au large, après le bain. '.repeat(8)}</p>`,
            type: 'single',
            price: { amountCents: 9_000 + service },
          })),
        },
      ],
    })),
  },
  roomDirectory: {
    _id: 'livret-immense',
    hoster: 'hotel-immense',
    title: 'Livret',
    sections: list(SECTIONS, (section) => ({
      _id: `section-${section}`,
      title: `Section ${section}`,
      entries: list(ENTRIES_EACH, (entry) => ({
        _id: `consigne-${section}-${entry}`,
        title: `Consigne ${section}.${entry}`,
        summary: 'Au rez-de-chaussée',
        blocks: [
          { type: 'text', html: `<p>Casier ${section * ENTRIES_EACH + entry}</p>` },
          { type: 'text', html: `<p>${'Au fond du couloir, près de la fontaine. '.repeat(20)}</p>` },
        ],
      })),
    })),
  },
};
