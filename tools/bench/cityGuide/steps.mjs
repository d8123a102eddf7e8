// What a guest does in the city guide, in this order: `find` names what has the focus, `keys` are pressed there.
const named = (role, name) => (page) => page.getByRole(role, { name, exact: true }).first();
const search = (page) => page.getByRole('searchbox');
const walk = (page) => page.getByRole('combobox').first();
const press = (kind, name, find, keys = ['Enter']) => ({ kind, name, find, keys });
/** Longer than the list waits for a pause: each key meets the rows of the one before. */
const SLOW_KEY_PAUSE_MS = 400;
const typeSlowly = (name, text) => ({
  ...press(SLOW_SEARCH, name, search, [...text]),
  keyPause: SLOW_KEY_PAUSE_MS,
});
const button = (kind, name, label = name) => press(kind, name, named('button', label));

const SEARCH = 'Search';
const SLOW_SEARCH = 'Search, a key each 0.4 s';
const FILTERS = 'Filters and categories';
const MORE = 'More rows';
const MAP = 'Map';

export const listSteps = [
  press(SEARCH, 'typed', search, [...'musee ville']),
  press(SEARCH, 'nothing found', search, [...' xyz']),
  button(SEARCH, 'cleared', 'Effacer la recherche'),
  typeSlowly('typed slowly', 'cafe'),
  button(SEARCH, 'cleared again', 'Effacer la recherche'),
  button(FILTERS, 'a category', 'Musées'),
  button(FILTERS, 'a second category', 'Restaurants'),
  button(FILTERS, 'one category less', 'Musées'),
  button(FILTERS, 'every category', 'Restaurants'),
  button(FILTERS, 'open now, for the first time', 'Ouvert maintenant'),
  button(FILTERS, 'open at any time', 'Ouvert maintenant'),
  button(FILTERS, 'open now again', 'Ouvert maintenant'),
  button(FILTERS, 'open and free', 'Gratuit'),
  button(FILTERS, 'only free', 'Ouvert maintenant'),
  button(FILTERS, 'at any price', 'Gratuit'),
  press(FILTERS, 'a short walk', walk, ['ArrowDown']),
  press(FILTERS, 'any walk', walk, ['ArrowUp']),
  press('Favourite', 'added', (page) => page.getByRole('button', { name: /Musée 0 / }).first()),
  ...['twenty more rows', 'sixty rows', 'beyond sixty rows'].map((name) =>
    button(MORE, name, 'Afficher 20 lieux de plus'),
  ),
];

/** Where the list has no room beside the map. */
export const openMap = press(MAP, 'opened', named('link', 'Plan'));
export const closeMap = press(MAP, 'closed', named('link', 'Fermer le plan'));

export const mapSteps = [
  button(MAP, 'zoomed in', 'Zoom avant'),
  press(MAP, 'a pin chosen', (page) => page.getByRole('button', { name: /^Musée 0 .*,/ }).first()),
  press(SEARCH, 'typed beside the map', search, [...'cafe']),
  button(SEARCH, 'cleared beside the map', 'Effacer la recherche'),
];
