import type { TFunction } from 'i18next';
import { Logo } from '@guest/design-system';

/** The maker of this app, shown after "Powered by" unless the hotel is white label. */
export const trademark = <Logo name="Guest Web" src="/mark.svg" size="s" position="bottom" hasName />;

/** The texts of the legal links at the foot of pages and of the menu. */
export const legalWords = (t: TFunction<['shell', 'visit']>) => ({
  powered_by: t('shell:footer.poweredBy'),
  privacy_policy: t('shell:footer.privacy'),
  legal_notice: t('shell:footer.legal'),
  new_tab: t('visit:newTab'),
});
