export default {
  title: 'Séminaires',
  loading: 'Chargement des séminaires',
  contact: { email: 'Écrire à l’équipe', call: 'Appeler l’équipe' },
  agenda: {
    organiser: 'Organisé par {{name}}',
    typicalDay: 'Journée type',
    empty: 'Le programme de cette journée n’est pas encore connu.',
    fromTo: '{{from}} – {{to}}',
    now: 'En ce moment\u00A0: {{title}}',
    next: 'Ensuite\u00A0: {{title}}, {{when}}',
    calendar: 'Ajouter à mon agenda',
    state: { done: 'terminé', now: 'en ce moment' },
  },
  rooms: {
    title: 'Les salles',
    seats_one: '{{count}} place',
    seats_other: 'Jusqu’à {{count}} places',
    surface_one: '{{count}} m²',
    surface_other: '{{count}} m²',
  },
  animations: { title: 'À l’hôtel aussi', all: 'Tout le programme' },
  empty: {
    title: 'Pas de séminaire pour le moment',
    text: 'La réception vous renseignera volontiers.',
  },
};
