// A hotel with 5,000 places around it: eight categories, weekly hours and OpenStreetMap texts, prices, two languages.
export const PLACES = 5_000;
const kinds = [
  ['museum', 'Musée', 'Museum'],
  ['restaurant', 'Table', 'Restaurant'],
  ['haveADrink', 'Café', 'Café'],
  ['shops', 'Marché', 'Market'],
  ['escape', 'Étang', 'Lake'],
  ['monuments', 'Château', 'Castle'],
  ['child', 'Manège', 'Merry-go-round'],
  ['sport', 'Stade', 'Stadium'],
];
const SUMMARY = 'Une halte au calme, à deux pas de la rivière et du vieux marché couvert.';
const DESCRIPTION = `<p>${'Une collection rassemblée au fil des siècles, de l’antique au moderne. '.repeat(8)}</p>`;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const coordinates = { latitude: 48.1128, longitude: -1.6845 };

const everyDay = (from, to) => Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from, to }]]));

const twoDigits = (number) => String(number).padStart(2, '0');

/** Every third place has an OpenStreetMap text (420 texts in all), every other third weekly hours. */
function hoursOf(index) {
  if (index % 3 === 2) return {};
  if (index % 3 === 1) return { openingHours: everyDay('10:00', index % 2 === 0 ? '18:00' : '02:00') };
  const turn = index / 3;
  const from = `${twoDigits(7 + (turn % 5))}:${twoDigits((turn % 12) * 5)}`;
  const to = `${16 + (turn % 7)}:00`;
  return { osmOpeningHours: `Mo-Fr ${from}-${to}; Sa 10:00-16:00; PH off` };
}

function placeAt(index) {
  const [category, french, english] = kinds[index % kinds.length];
  const turn = index * 2.4;
  const away = Math.sqrt(index / PLACES) * 0.04;
  return {
    _id: `place-${index}`,
    name: `${french} ${index} de la Ville-Marie`,
    category,
    summary: SUMMARY,
    description: DESCRIPTION,
    address: `${index} rue Saint-Mélaine, 35000 Rennes`,
    coordinates: {
      latitude: coordinates.latitude + away * Math.sin(turn),
      longitude: coordinates.longitude + 1.5 * away * Math.cos(turn),
    },
    price: index % 4 === 0 ? { label: 'free' } : { amountCents: 100 * (index % 40), unit: 'perPerson' },
    translations: { en: { name: `${english} ${index} of Ville-Marie` } },
    ...hoursOf(index),
  };
}

export const hotel = {
  hoster: {
    _id: 'guide-hotel',
    slug: 'guide',
    name: 'Guide',
    language: 'fr',
    timeZone: 'Europe/Paris',
    coordinates,
    subscriptionStatus: { isAdditionalSellsSubscribed: true },
  },
  catalogue: { categories: [] },
  cityGuide: {
    targetedCity: 'Rennes',
    experiences: Array.from({ length: PLACES }, (_, index) => placeAt(index)),
  },
};
