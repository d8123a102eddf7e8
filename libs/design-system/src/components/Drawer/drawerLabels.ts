/** The words of a drawer that a hotel may leave out; spelled as in its data. */
export interface DrawerLabels {
  powered_by: string;
  privacy_policy: string;
  legal_notice: string;
  /** Names the toggle. */
  open: string;
  close: string;
  /** Heard after a link that leaves for a tab of its own. */
  new_tab: string;
}

/** French, as for every footer and drawer without labels. */
export const frenchDrawerLabels: DrawerLabels = {
  powered_by: 'Propulsé par',
  privacy_policy: 'Politique de confidentialité',
  legal_notice: 'Mentions légales',
  open: 'Menu',
  close: 'Fermer le menu',
  new_tab: '(nouvel onglet)',
};
