/** Papers, telephone numbers and places. */
export const uploadFr = {
  upload: {
    hint: 'Photo ou PDF, {{limit}} au plus. Les photos sont réduites et perdent leur lieu. Un PDF part tel quel.',
    choose: 'Choisir un fichier',
    camera: 'Prendre une photo',
    drop: 'ou le déposer ici',
    remove: 'Retirer {{name}}',
    cancel: 'Annuler l’envoi de {{name}}',
    retry: 'Renvoyer {{name}}',
    waiting: '{{size}}',
    sending: 'Envoi… {{size}}',
    sent: 'Envoyé, {{size}}',
    failed: 'L’envoi n’a pas abouti.',
    refused: '{{name}}\u00A0: {{reason}}',
    lost: '{{name}} n’était pas encore parti. Choisissez-le de nouveau.',
    problems: {
      wrongType:
        'Choisissez une photo JPEG, PNG ou WebP, ou un PDF. D’une photo HEIC, faites une copie JPEG ou une capture d’écran.',
      empty: 'Ce fichier est vide. Choisissez-en un autre.',
      tooLarge: 'Ce fichier dépasse {{limit}}. Choisissez-en un plus léger.',
      tooMany: '{{count}} fichiers au plus. Retirez-en un d’abord.',
      unreadable: 'Ce fichier ne peut pas être lu. Choisissez-en un autre.',
      refused: 'L’hôtel n’a pas pu prendre ce fichier. Choisissez-en un autre.',
      connection: 'La connexion s’est interrompue. L’envoi reprendra dès qu’elle revient.',
      busy: 'L’hôtel ne peut pas le recevoir pour le moment. L’envoi reprendra dans un instant.',
      givenUp: 'Ce fichier n’est pas parti. Renvoyez-le, ou retirez-le.',
    },
    status: {
      sending_one: '{{count}} fichier en cours d’envoi',
      sending_other: '{{count}} fichiers en cours d’envoi',
      sent: '{{name}} est envoyé',
      waiting: '{{name}}\u00A0: l’envoi reprendra',
      failed: '{{name}} n’est pas parti',
    },
  },
  phone: {
    hint: 'Avec l’indicatif pour un numéro d’un autre pays ({{country}} sans indicatif).',
    hintAnywhere: 'Avec l’indicatif de votre pays, par exemple +33.',
    check: 'Vérifiez ce numéro\u00A0: il ne ressemble pas à un numéro de téléphone.',
    tooShort: 'Vérifiez ce numéro\u00A0: il semble incomplet.',
    tooLong: 'Vérifiez ce numéro\u00A0: il semble trop long.',
  },
  place: {
    count_one: '{{count}} lieu',
    count_other: '{{count}} lieux',
  },
};
