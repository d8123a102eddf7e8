export default {
  home: {
    loading: 'Chargement de la page',
    welcome: 'Bienvenue',
    hello: 'Bonjour {{name}}',
    entries: 'À votre disposition',
    findUs: 'Nous joindre',
    nextLabel: 'À ne pas manquer',
  },
};
