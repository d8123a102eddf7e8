export default {
  label: 'Plan des lieux',
  pins: 'Lieux sur le plan',
  help: 'Flèches pour passer d’un lieu à l’autre, Entrée pour en choisir un, Échap pour sortir du plan.',
  end: 'Fin du plan',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  showAll: 'Recentrer sur l’hôtel',
  note: {
    offline: 'Plan sans fond\u00A0: hors connexion',
    missing: 'Plan sans fond\u00A0: le service de cartes ne répond pas',
    rings: 'Cercles\u00A0: distance à vol d’oiseau',
    more: 'Les {{shown}} premiers lieux sur {{total}}',
  },
  gesture: {
    touch: 'Déplacez le plan avec deux doigts',
    wheel: '{{key}} + molette pour zoomer',
  },
  ask: 'Les rues viennent de {{provider}}, qui verra l’adresse IP de votre appareil.',
  allow: 'Afficher les rues',
  closed: 'Le plan ne s’ouvre pas. La liste contient tous les lieux.',
  retry: 'Réessayer',
};
