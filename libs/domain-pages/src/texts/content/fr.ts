export default {
  page: {
    loading: 'Chargement de la page',
    notFound: 'Page introuvable',
    emptyTitle: 'Cette page est encore vide',
    emptyText: 'L’hôtel l’écrira bientôt.',
  },
  legal: {
    title: 'Mentions légales',
    open: 'Ouvrir le document',
    download: 'Télécharger',
    noneTitle: 'Le document n’est pas encore publié',
    noneText: 'La réception vous le remet sur demande.',
  },
};
