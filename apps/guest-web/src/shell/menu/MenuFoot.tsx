import { useTranslation } from 'react-i18next';
import { Button, Link, Row, Stack, StatusLine, Text, VisuallyHidden } from '@guest/design-system';
import { paths } from '@guest/feature';
import { functionsOf, privacyPolicyOf, useHoster, useLanguageSwitch } from '@guest/visit';
import { InstallEntry } from '../../install/InstallEntry';

/** Language, the hotel's documents, and whose work it is unless the hotel is white label. */
export function MenuFoot({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['shell', 'visit']);
  const hoster = useHoster();
  const policy = privacyPolicyOf(hoster);
  const { other, hasFailed, switchLanguage } = useLanguageSwitch();
  return (
    <>
      <Stack gap={0}>
        <Text size="s">{t('visit:language.current')}</Text>
        <div>
          <Button hierarchy="quaternary" size="s" iconLeft="languages" lang={other} onClick={switchLanguage}>
            {t('visit:language.switch')}
          </Button>
        </div>
      </Stack>
      <InstallEntry />
      <StatusLine>{hasFailed ? t('visit:language.failed') : null}</StatusLine>
      <Row gap={4}>
        {policy && (
          <Link
            href={policy}
            tone="inherit"
            isStandalone
            target="_blank"
            rel="noopener noreferrer"
            onClick={onLeave}
          >
            {t('shell:footer.privacy')} <VisuallyHidden>{t('visit:newTab')}</VisuallyHidden>
          </Link>
        )}
        {hoster.compliance.docLegalMentions && (
          <Link href={paths.legalNotice(hoster.slug)} tone="inherit" isStandalone onClick={onLeave}>
            {t('shell:footer.legal')}
          </Link>
        )}
      </Row>
      {functionsOf(hoster).showTrademark && <Text size="xs">{t('shell:footer.poweredBy')} Guest Web</Text>}
    </>
  );
}
