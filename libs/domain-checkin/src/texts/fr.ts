export default {
  title: 'Enregistrement en ligne',
  loading: 'Chargement de votre enregistrement',
};
