import { useTranslation } from 'react-i18next';
import { Milestones } from '@guest/design-system';
import { capitalised, formatCalendarDay, useLanguage } from '@guest/i18n';

interface HoldMilestonesProps {
  amount: string;
  /** The day on which the guest leaves, `YYYY-MM-DD`, where it is known. */
  departureDate: string | undefined;
  releaseAfterDays: number | undefined;
  /** The day on which the hold ends, `YYYY-MM-DD`, where the hotel has said it. */
  releaseDate: string | undefined;
}

/** What happens to the sum of a hold, and when it is free again. */
export function HoldMilestones({
  amount,
  departureDate = '',
  releaseAfterDays,
  releaseDate,
}: HoldMilestonesProps) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const departure = formatCalendarDay(departureDate, language, 'short');
  const release =
    releaseDate !== undefined
      ? t('hold.releaseOn', { day: formatCalendarDay(releaseDate, language, 'short') })
      : t('hold.releaseWithin', { count: releaseAfterDays });
  const leaves = {
    id: 'departure',
    title: capitalised(departure) || t('hold.departure'),
    text: t('hold.departureText'),
  };
  const ends = {
    id: 'release',
    title: releaseAfterDays === undefined && releaseDate === undefined ? t('hold.after') : release,
    text: t('hold.releaseText'),
  };
  // Banks end a hold after a week, also during a longer stay.
  const isEndingFirst = releaseDate !== undefined && releaseDate < departureDate;
  return (
    <Milestones
      label={t('hold.label')}
      items={[
        { id: 'today', title: t('hold.today'), text: t('hold.todayText', { amount }) },
        ...(isEndingFirst ? [ends, leaves] : [leaves, ends]),
      ]}
    />
  );
}
