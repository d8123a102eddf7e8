import { useTranslation } from 'react-i18next';
import { Button, Stack, StatusLine, Text } from '@guest/design-system';
import { useLanguageSwitch } from '@guest/visit';
import { InstallEntry } from '../../install/InstallEntry';

/** The foot of the menu: the language and the install offer. */
export function MenuSettings() {
  const { t } = useTranslation('visit');
  const { other, hasFailed, switchLanguage } = useLanguageSwitch();
  return (
    <>
      <Stack gap={0}>
        <Text size="s">{t('language.current')}</Text>
        <div>
          <Button hierarchy="quaternary" size="s" iconLeft="languages" lang={other} onClick={switchLanguage}>
            {t('language.switch')}
          </Button>
        </div>
      </Stack>
      <InstallEntry />
      <StatusLine>{hasFailed ? t('language.failed') : null}</StatusLine>
    </>
  );
}
