export default {
  loading: 'Chargement du lieu',
  missing: {
    title: 'Ce lieu n’est plus dans le guide',
    text: 'Il a peut-être fermé, ou son adresse a changé.',
    action: 'Tous les lieux',
  },
  directions: 'Itinéraire',
  book: 'Réserver',
  bookAt: 'Sur {{site}}',
  site: 'Site du lieu',
  advice: 'Un conseil de l’hôtel',
  promo: 'Votre avantage',
  hours: 'Horaires',
  where: 'Où c’est',
};
