import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, Section, Stack, StatusLine, Text } from '@guest/design-system';
import { formatDay, useLanguage } from '@guest/i18n';
import { isAgreed, useAskedConsents, useConsentStore, type ConsentName, useHotelZone } from '@guest/visit';

/** The controls that give and withdraw each consent. */
export function ConsentChoices() {
  const { t } = useTranslation('privacy');
  const [saved, setSaved] = useState<{ name: ConsentName; isGiven: boolean }>();
  const choose = useConsentStore((state) => state.choose);
  const asked = useAskedConsents();
  const handleChange = (name: ConsentName, isGiven: boolean) => {
    choose({ [name]: isGiven });
    setSaved({ name, isGiven });
  };
  if (asked.length === 0) {
    return (
      <Section title={t('consents.title')} gap={3}>
        <Text>{t('consents.none')}</Text>
      </Section>
    );
  }
  return (
    <Section title={t('consents.title')} gap={3}>
      <Text tone="muted">{t('consents.text')}</Text>
      <Stack gap={3}>
        {asked.map((name) => (
          <ConsentChoice key={name} name={name} onChange={handleChange} />
        ))}
      </Stack>
      <StatusLine isHidden>
        {saved &&
          t(saved.isGiven ? 'consents.savedYes' : 'consents.savedNo', {
            name: t(`consents.${saved.name}.label`),
          })}
      </StatusLine>
    </Section>
  );
}

function ConsentChoice({
  name,
  onChange,
}: {
  name: ConsentName;
  onChange: (name: ConsentName, isGiven: boolean) => void;
}) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const timeZone = useHotelZone();
  const consents = useConsentStore((state) => state.consents);
  const isGiven = isAgreed(consents, name);
  const at = new Date(consents[name]?.at ?? Number.NaN);
  const hasDate = isGiven && !Number.isNaN(at.getTime());
  return (
    <Checkbox
      label={<strong>{t(`consents.${name}.label`)}</strong>}
      hint={
        <>
          {t(`consents.${name}.hint`)}
          {hasDate && ` ${t('consents.given', { date: formatDay(at, language, timeZone) })}`}
        </>
      }
      checked={isGiven}
      onChange={(event) => onChange(name, event.currentTarget.checked)}
    />
  );
}
