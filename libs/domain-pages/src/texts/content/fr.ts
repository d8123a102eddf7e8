export default {
  page: {
    loading: 'Chargement de la page',
    notFound: 'Page introuvable',
    emptyTitle: 'Cette page est encore vide',
    emptyText: 'L’hôtel l’écrira bientôt.',
  },
  shortLink: {
    opening: 'Ouverture de votre réservation…',
    goOn: {
      c: 'Ouvrir l’enregistrement',
      s: 'Voir les services',
      m: 'Dire comment se passe le séjour',
      r: 'Laisser un avis',
      home: 'Aller à l’accueil',
    },
  },
  noContent: {
    title: 'Rien à lire ici pour le moment',
    text: 'L’hôtel prépare cette page. En attendant\u00A0:',
    ways: {
      checkin: 'Préparer mon arrivée',
      services: 'Voir les services',
      roomDirectory: 'Ouvrir le livret d’accueil',
      advantages: 'Voir les avantages',
      home: 'Revenir à l’accueil',
    },
  },
  legal: {
    title: 'Mentions légales',
    document: 'Le document complet',
    open: 'Ouvrir le document',
    download: 'Télécharger',
    noneTitle: 'Le document n’est pas encore publié',
    noneText: 'La réception vous le remet sur demande.',
    failureTitle: 'Le document ne s’ouvre pas',
    failureText: 'Un souci passager de notre côté. La réception vous le remet aussi sur demande.',
  },
};
