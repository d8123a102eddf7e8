/** Text of payments, French. */
export default {
  title: 'Paiement par carte',
  opening: 'Ouverture du paiement',
  retry: 'Réessayer',
  confirming: 'Votre banque répond…',
  challenged: 'Votre banque vous pose une question ci-dessus',
  withoutCard: 'Sans carte\u00A0? Voyez avec la réception\u00A0: une autre solution existe.',
  secure: {
    title: 'Paiement 100\u00A0% sécurisé',
    text: 'Votre numéro va directement au prestataire de paiement\u00A0: ni l’hôtel ni cette page ne le voient.',
  },
  fields: {
    label: 'Carte bancaire',
    frame: 'Carte bancaire\u00A0: champs du prestataire de paiement',
    title: 'Champs sécurisés',
    loading: 'Chargement des champs sécurisés',
    failed: 'Les champs de la carte ne se sont pas chargés',
    failedText: 'Rien n’a été débité. Réessayez, ou réglez à la réception.',
  },
  hold: {
    title: 'Une empreinte de {{amount}}, sans débit',
    lead: 'Votre banque réserve cette somme le temps du séjour. Ce n’est pas un débit\u00A0: l’hôtel n’encaisse rien, sauf note impayée.',
    label: 'Ce qui arrive à cette somme',
    today: 'Aujourd’hui',
    todayText: '{{amount}} réservés, rien n’est débité',
    departure: 'À votre départ',
    departureText: 'Vous réglez votre note',
    after: 'Ensuite',
    releaseOn: 'Le {{day}}',
    releaseWithin_one: 'Sous {{count}} jour',
    releaseWithin_other: 'Sous {{count}} jours',
    releaseText: 'L’empreinte s’efface d’elle-même',
    confirm: 'Autoriser l’empreinte de {{amount}}',
    skip: 'Je préfère à la réception',
  },
  charge: {
    title: 'Payer {{amount}}',
    lead: 'Votre carte est débitée une seule fois, maintenant.',
    what: 'Vous payez',
    whom: 'À',
    amount: 'Montant',
    confirm: 'Payer {{amount}}',
    skip: 'Ne pas payer maintenant',
  },
  refusal: {
    declined: {
      title: 'Votre banque a refusé cette carte',
      text: 'Rien n’a été débité. Essayez une autre carte, ou voyez avec la réception.',
    },
    insufficientFunds: {
      title: 'Le plafond de cette carte est atteint',
      text: 'Rien n’a été débité. Essayez une autre carte, ou voyez avec la réception.',
    },
    expiredCard: {
      title: 'Cette carte a expiré',
      text: 'Rien n’a été débité. Essayez une autre carte.',
    },
    notAuthenticated: {
      title: 'Votre banque ne vous a pas reconnu',
      text: 'Rien n’a été débité. Recommencez, ou essayez une autre carte.',
    },
    expired: {
      title: 'Le délai est passé',
      text: 'Rien n’a été débité. Recommencez.',
    },
    notFinished: {
      title: 'La vérification de votre banque n’est pas terminée',
      text: 'Rien n’a été débité. Recommencez.',
    },
  },
  unknown: {
    title: 'Nous ne savons pas encore si votre banque a accepté',
    text: 'Vous ne serez jamais débité deux fois. Vérifiez avant toute autre chose.',
    textHold: 'Il n’y aura jamais deux empreintes. Vérifiez avant toute autre chose.',
    check: 'Vérifier maintenant',
  },
  over: {
    cancelled: { title: 'Paiement abandonné', text: 'Rien n’a été débité.' },
    expired: {
      title: 'Le délai pour payer est passé',
      text: 'Rien n’a été débité. Vous pouvez recommencer.',
    },
    again: 'Recommencer',
  },
  paid: {
    charged: '{{amount}} payés',
    chargedText: 'Votre carte a été débitée une seule fois. L’hôtel le sait déjà.',
    held: 'L’empreinte de {{amount}} est faite',
    heldText: 'Rien n’a été débité, et vous n’avez plus rien à faire.',
  },
  openFailure: {
    changed: {
      title: 'Le montant a changé',
      text: 'Rien n’a été débité. Rechargez la page pour voir le nouveau montant.',
    },
    refused: {
      title: 'Ce paiement n’est pas possible ici',
      text: 'Rien n’a été débité. La réception s’en occupe avec vous.',
    },
    unreachable: {
      title: 'Nous n’arrivons pas à joindre le paiement',
      text: 'Ce qui est fait reste fait\u00A0: rien n’est débité ni bloqué deux fois. Réessayez dans un instant, ou demandez à la réception.',
    },
  },
  notHere: {
    title: 'Nous ne trouvons pas ce paiement',
    text: 'Vos commandes montrent ce qui est payé et ce qui reste à payer.',
    orders: 'Mes commandes',
  },
  ways: {
    order: 'Voir ma commande',
    checkin: 'Continuer mon enregistrement',
    reception: 'Appeler la réception',
  },
};
