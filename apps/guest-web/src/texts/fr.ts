export default {
  loading: 'Chargement…',
  skip: 'Aller au contenu',
  nav: { main: 'Navigation principale', menu: 'Menu', more: 'Plus', close: 'Fermer', back: 'Retour' },
  contact: { phone: 'Téléphone', message: 'Message' },
  footer: {
    label: 'Liens du bas de page',
    poweredBy: 'Propulsé par',
    privacy: 'Politique de confidentialité',
    legal: 'Mentions légales',
  },
  landing: {
    title: 'Votre séjour commence ici',
    text: 'Scannez le code affiché dans votre chambre, ou saisissez le code de votre hôtel.',
    code: 'Code de l’hôtel',
    codeHint: 'Il figure sur votre confirmation et sur la carte de bienvenue.',
    open: 'Ouvrir mon hôtel',
    missing: 'Indiquez le code de votre hôtel',
    malformed: 'Un code ne contient que des lettres, des chiffres et des tirets',
  },
  notFound: {
    title: 'OOPS !',
    text: "Il n'y a rien à voir ici...",
    home: "Retourner à l'écran d'accueil",
  },
  failure: {
    title: 'Cette page ne répond pas',
    offline: 'La connexion internet est actuellement indisponible. Veuillez réessayer plus tard.',
    text: 'Un souci passager de notre côté. Rien de ce que vous avez saisi n’est perdu.',
    retry: 'Réessayer',
  },
};
