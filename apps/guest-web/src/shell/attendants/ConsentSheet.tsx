import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, CornerSheet, Link, Stack, Text } from '@guest/design-system';
import { paths } from '@guest/feature';
import { focusHeading, useAskedConsents, useConsentStore, useHoster, type ConsentName } from '@guest/visit';

type Choices = Partial<Record<ConsentName, boolean>>;

/** Asks once for each consent, off by default. Refusing takes no more presses than choosing, as privacy law demands. */
export function ConsentSheet() {
  const { t } = useTranslation('shell');
  const { slug } = useHoster();
  const choose = useConsentStore((state) => state.choose);
  const asked = useAskedConsents();
  const [choices, setChoices] = useState<Choices>();
  const nothing: Choices = Object.fromEntries(asked.map((name) => [name, false]));
  const isChoosing = choices !== undefined;
  /** The pressed button is removed with the sheet, so the focus moves to the heading. */
  const answer = (given: Choices) => {
    choose(given);
    focusHeading();
  };
  return (
    <CornerSheet
      title={t('consent.title')}
      actions={
        <>
          <Button hierarchy="secondary" size="s" onClick={() => answer(nothing)}>
            {t('consent.refuse')}
          </Button>
          <Button
            hierarchy="secondary"
            size="s"
            onClick={() => (isChoosing ? answer(choices) : setChoices(nothing))}
          >
            {t(isChoosing ? 'consent.save' : 'consent.choose')}
          </Button>
        </>
      }
    >
      <Text size="s">
        {t('consent.text')} <Link href={paths.gdpr(slug)}>{t('consent.more')}</Link>
      </Text>
      {isChoosing && (
        <Stack gap={0}>
          {asked.map((name) => (
            <Checkbox
              key={name}
              label={t(`consent.${name}`)}
              checked={choices[name] ?? false}
              onChange={({ currentTarget: { checked } }) => setChoices({ ...choices, [name]: checked })}
            />
          ))}
        </Stack>
      )}
    </CornerSheet>
  );
}
