export default {
  guest: {
    legend: 'Vos coordonnées',
    hint: 'Pour que l’hôtel puisse vous joindre au sujet de votre demande.',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    roomNumber: 'Numéro de chambre',
    optional: 'Facultatif',
  },
  language: {
    failed: 'Les textes anglais ne sont pas arrivés : réessayez avec une connexion',
    switch: 'Passer en anglais',
    current: 'Français',
  },
  menu: 'Menu',
  share: { label: 'Partager cette page', copied: 'Adresse copiée' },
  errors: {
    summary: 'Veuillez remplir tous les champs obligatoires',
    email: 'Veuillez indiquer une adresse e-mail valide',
    required: {
      firstname: 'Indiquez votre prénom',
      lastname: 'Indiquez votre nom',
      email: 'Indiquez votre adresse e-mail',
      phone: 'Indiquez votre numéro de téléphone',
      roomNumber: 'Indiquez votre numéro de chambre',
    },
  },
};
