export default {
  title: 'Vos données personnelles',
  lead: 'Ce que nous gardons, pourquoi, et comment l’effacer.',
  policy: {
    title: 'La politique de l’hôtel',
    text: 'Qui traite vos données, combien de temps, et vos droits.',
    open: 'Lire le document',
    none: 'L’hôtel n’a pas encore publié son document. La réception vous le remet sur demande.',
  },
  rights: {
    title: 'Vos droits',
    text: 'Vous pouvez demander à voir, corriger ou effacer les données que l’hôtel détient, ou vous opposer à leur usage.',
    write: 'Écrire à l’hôtel',
    desk: 'Adressez-vous à la réception.',
    post: 'Adressez-vous à la réception, ou écrivez à {{name}}, {{address}}.',
  },
  hotel: {
    title: 'Chez l’hôtel',
    text: 'L’hôtel efface de lui-même ce que vous lui avez envoyé, une fois ce temps passé. Les papiers d’identité partent plus tôt.',
    untold:
      'Combien de temps l’hôtel garde ce que vous lui avez envoyé\u00A0: son document le dit, la réception aussi.',
    kinds: {
      checkin: 'Votre enregistrement\u00A0: {{time}} après le départ',
      order: 'Vos commandes\u00A0: {{time}} après la livraison',
      customer: 'Votre fiche client\u00A0: {{time}} après votre dernier envoi',
      message: 'Vos messages\u00A0: {{time}}',
      feedback: 'Vos retours pendant le séjour\u00A0: {{time}}',
      review: 'Vos avis\u00A0: {{time}}',
      favouritesEmail: 'Les favoris envoyés par e-mail\u00A0: {{time}}',
      recording: 'L’enregistrement de votre visite, si vous l’acceptez\u00A0: {{time}}',
    },
    days_one: '{{count}} jour',
    days_other: '{{count}} jours',
    years_one: '{{count}} an',
    years_other: '{{count}} ans',
  },
  sent: {
    title: 'Envoyé depuis cet appareil',
    text: 'Lisez ce que l’hôtel a reçu, ou effacez-le chez lui. Vos commandes ont leur propre écran.',
    kinds: {
      message: 'Message',
      feedback: 'Retour sur le séjour',
      review: 'Avis',
      checkin: 'Enregistrement en ligne',
      customer: 'Fiche client',
    },
    save: 'Télécharger',
    saveThis: 'Télécharger\u00A0: {{name}}, {{date}}',
    remove: 'Effacer',
    removeThis: 'Effacer\u00A0: {{name}}, {{date}}',
    confirmTitle: 'Effacer chez l’hôtel\u00A0?',
    confirmText: 'L’hôtel ne pourra plus le lire ni vous répondre.',
    confirm: 'Effacer',
    cancel: 'Garder',
    outcomes: {
      saved: 'Une copie est enregistrée dans vos téléchargements.',
      removed: 'L’hôtel ne l’a plus.',
      gone: 'L’hôtel l’avait déjà effacé.',
      kept: 'L’hôtel doit encore le garder\u00A0: une commande ou un enregistrement porte votre nom.',
      failed: 'L’hôtel n’a pas répondu. Essayez de nouveau.',
    },
  },
  consents: {
    title: 'Vos choix',
    text: 'Rien n’est activé sans votre accord. Chaque choix est séparé, et se retire ici à tout moment.',
    none: 'Rien n’est mesuré ni enregistré sur ce site\u00A0: vous n’avez rien à choisir.',
    savedYes: 'Choix enregistré\u00A0: {{name}}, accepté',
    savedNo: 'Choix enregistré\u00A0: {{name}}, refusé',
    given: 'Accordé le {{date}}',
    recording: {
      label: 'Enregistrement de la visite',
      hint: 'Vos gestes sur les écrans d’enregistrement en ligne, pour les rendre plus simples. Jamais vos papiers, votre signature ni votre carte.',
    },
    statistics: {
      label: 'Statistiques',
      hint: 'Les pages ouvertes, sans votre nom, pour connaître ce qui sert.',
    },
    errorReports: {
      label: 'Rapports d’erreur',
      hint: 'Quand une page échoue, ce qui s’est passé, pour la réparer. Jamais ce que vous avez saisi.',
    },
  },
  device: {
    title: 'Sur cet appareil',
    text: 'Conservé dans ce navigateur seulement, pour la durée indiquée. Safari l’efface plus tôt\u00A0: après 7 jours d’utilisation sans visite de ce site.',
    nothing: 'Rien n’est conservé sur cet appareil.',
    kinds: {
      guest:
        'Vos coordonnées, pour remplir les formulaires à votre place\u00A0: 30 jours après votre dernier changement, ou jusqu’au départ',
      reservation: 'Votre réservation\u00A0: jusqu’à la fermeture de l’onglet',
      departure:
        'Le jour de votre départ, avec lequel ce que vous préparez s’efface\u00A0: jusqu’à ce qu’il soit passé',
      drafts:
        'Vos commandes, messages, retours et avis en préparation\u00A0: 30 jours au plus après votre dernier changement, ou jusqu’au départ',
      checkin:
        'Votre enregistrement en cours, accompagnants compris\u00A0: 30 jours au plus, ou jusqu’au départ',
      identity:
        'Numéros de pièces, papiers, accords et signatures de cette visite\u00A0: jusqu’à la fermeture de l’onglet',
      submissions:
        'Ce qui attend le réseau pour partir vers l’hôtel, et ce qu’il a bien reçu\u00A0: 30 jours au plus',
      orders: 'Vos commandes passées et ce que vous avez commencé, pour les suivre\u00A0: 30 jours',
      sent: 'La confirmation de votre enregistrement, avec ce que vous y avez indiqué\u00A0: jusqu’à la fermeture de l’onglet',
      consents: 'Vos choix ci-dessus\u00A0: six mois après votre dernier changement',
      recording:
        'Le numéro de cet appareil dans les enregistrements de la visite, jusqu’à ce que vous les refusiez, et l’enregistrement en cours, jusqu’à la fermeture de l’onglet',
      preferences: 'Vos favoris et préférences\u00A0: 30 jours après votre dernier changement',
      visited: 'Le fait que vous avez déjà vu le message de bienvenue\u00A0: jusqu’à ce que vous l’effaciez',
      installRefused:
        'Le fait que vous ne voulez pas de l’application sur l’écran d’accueil\u00A0: jusqu’à ce que vous l’effaciez',
      recent: 'Les hôtels ouverts récemment\u00A0: 30 jours',
      language: 'La langue choisie\u00A0: un an',
      offline: 'Les pages déjà vues et leurs images, pour les relire sans réseau\u00A0: 30 jours',
      files: 'Les fichiers de l’application\u00A0: 60 jours',
      marks:
        'Ce qui sert à la visite en cours, comme le fait qu’une page a été rechargée\u00A0: jusqu’à la fermeture de l’onglet',
      other:
        'D’autres données de ce site, comme celles des mesures que vous avez acceptées\u00A0: jusqu’à ce que vous les effaciez',
    },
    delete: 'Effacer mes données sur cet appareil',
    confirmTitle: 'Effacer vos données sur cet appareil\u00A0?',
    confirmText:
      'Coordonnées, commandes, messages, retours, avis et enregistrement en préparation ou en attente d’envoi, favoris et choix disparaissent de ce navigateur. Ce que vous avez déjà envoyé à l’hôtel n’est pas touché, mais ne pourra plus être suivi ni effacé d’ici. Seuls partent aussi les papiers d’un enregistrement que vous n’avez pas envoyé.',
    confirm: 'Tout effacer',
    deleting: 'Effacement…',
    cancel: 'Garder mes données',
    close: 'Fermer',
    deleted: 'Vos données ont été effacées de cet appareil.',
    failed: 'Le navigateur n’a pas tout permis d’effacer. Videz les données de ce site dans ses réglages.',
  },
};
