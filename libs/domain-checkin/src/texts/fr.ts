import { uploadFr } from './upload.fr';

export default {
  ...uploadFr,
  title: 'Enregistrement en ligne',
  loading: 'Chargement de votre enregistrement',
};
