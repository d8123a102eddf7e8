export default {
  page: {
    loading: 'Chargement de la page',
    notFound: 'Page introuvable',
    emptyTitle: 'Cette page est encore vide',
    emptyText: 'L’hôtel l’écrira bientôt.',
  },
};
