/** Words of a footer or drawer that a hotel may leave out; keys as in the hotel's data. */
export interface LegalLabels {
  /** Before the maker's logo or name. */
  powered_by: string;
  /** The link to the personal-data policy. */
  privacy_policy: string;
  /** The link to the legal notice. */
  legal_notice: string;
  /** Read out after a link that opens a new tab. */
  new_tab: string;
}

/** French is the default of every footer and drawer. */
export const frenchLegalLabels: LegalLabels = {
  powered_by: 'Propulsé par',
  privacy_policy: 'Politique de confidentialité',
  legal_notice: 'Mentions légales',
  new_tab: '(nouvel onglet)',
};
