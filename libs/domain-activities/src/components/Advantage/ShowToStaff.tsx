import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Pass, TwoLines } from '@guest/design-system';
import { formatMoment, useLanguage } from '@guest/i18n';
import { HotelText, useHoster, useHotelZone, useNow } from '@guest/visit';
import { useAdvantageWords } from '../../hooks/useAdvantageWords';
import type { Advantage } from '../../model/advantage';

/** Shows the advantage over the whole window, for the partner's staff; the time tells that it is no picture. */
export function ShowToStaff({ advantage }: { advantage: Advantage }) {
  const { t } = useTranslation('advantages');
  const [isOpen, setOpen] = useState(false);
  const hoster = useHoster();
  const language = useLanguage();
  const timeZone = useHotelZone();
  const now = useNow();
  const { validity } = useAdvantageWords();
  const { name, offer, code, conditions } = advantage;
  const until = validity(advantage);
  return (
    <>
      <Button size="xl" isFullWidth iconLeft="present" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      <Pass
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t('pass.close')}
        issuer={
          <TwoLines>
            <HotelText>{hoster.name}</HotelText>
          </TwoLines>
        }
        eyebrow={offer && <HotelText>{name}</HotelText>}
        title={<HotelText>{offer || name}</HotelText>}
        code={code}
        codeLabel={t('code')}
        note={
          <>
            {until && <span>{until}</span>}
            {conditions && (
              <span>
                <HotelText>{conditions}</HotelText>
              </span>
            )}
            {now && <span>{t('pass.at', { moment: formatMoment(now, language, timeZone) })}</span>}
          </>
        }
      />
    </>
  );
}
