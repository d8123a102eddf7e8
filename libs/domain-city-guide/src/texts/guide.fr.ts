export default {
  title: 'Autour de l’hôtel',
  /** `city` is a name: "Rennes à pied". */
  titleOf: '{{city}} à pied',
  loading: 'Chargement des lieux',
  failure: 'Le guide de la ville ne répond pas',
  count_one: '{{count}} lieu dans un rayon de {{radius}}',
  count_other: '{{count}} lieux dans un rayon de {{radius}}',
  fromCentre: 'Distances depuis le centre de Paris',
  search: 'Chercher un lieu',
  searchHint: 'Musée, marché, glace…',
  clear: 'Effacer la recherche',
  filters: 'Filtres',
  openNow: 'Ouvert maintenant',
  free: 'Gratuit',
  walk: {
    label: 'Temps de marche',
    any: 'À pied',
    within: '{{minutes}} à pied',
  },
  found_one: '{{count}} lieu trouvé',
  found_other: '{{count}} lieux trouvés',
  clearAll: 'Tout afficher',
  none: {
    title: 'Aucun lieu ne correspond',
    search: 'Rien pour «\u00A0{{search}}\u00A0»',
    text: 'Enlevez un filtre, ou essayez un mot plus court.',
  },
  empty: {
    title: 'Pas encore d’adresses autour de l’hôtel',
    text: 'La réception vous indiquera volontiers les siennes.',
  },
  adviceOf: 'Le conseil de {{author}}',
  rows: {
    more: 'Afficher {{count}} lieux de plus',
    before: 'Revenir aux lieux précédents',
  },
  map: {
    show: 'Plan',
    hide: 'Fermer le plan',
    chosen: 'Lieu choisi sur le plan',
  },
};
