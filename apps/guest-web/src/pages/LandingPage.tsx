import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Page, Stack, Text, TextField, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { hotelCode } from '../model/hotelCode';

/** Choose the hotel by its code. The form works before any script has come: it asks the server for `/?code=`. */
export function Component() {
  const { t } = useTranslation('shell');
  const [code, setCode] = useState('');
  const [error, setError] = useState<'missing' | 'malformed'>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const slug = hotelCode(code);
    // Another document: the hotel's brand comes with its HTML.
    if (slug) location.assign(paths.home(slug));
    else setError(code.trim() === '' ? 'missing' : 'malformed');
  }

  return (
    <Page width="reading" top="m">
      <form method="get" action="/" noValidate onSubmit={handleSubmit}>
        <Stack gap={6}>
          <Stack gap={3}>
            <Title level="h1">{t('landing.title')}</Title>
            <Text tone="muted">{t('landing.text')}</Text>
          </Stack>
          <TextField
            name="code"
            label={t('landing.code')}
            hint={t('landing.codeHint')}
            error={error && t(`landing.${error}`)}
            value={code}
            maxLength={100}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" size="l" isFullWidth>
            {t('landing.open')}
          </Button>
        </Stack>
      </form>
    </Page>
  );
}
