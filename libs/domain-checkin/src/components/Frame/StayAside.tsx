import { useTranslation } from 'react-i18next';
import { Facts, Icon, Picture, Stack, SummaryCard, Text, Title, TwoLines } from '@guest/design-system';
import { formatCalendarDay, useLanguage } from '@guest/i18n';
import { useCanKeep } from '@guest/state';
import { useHoster } from '@guest/visit';
import { useStayFacts } from '../../hooks/useStayFacts';

/** The stay that the check-in is for. */
export function StayAside() {
  const { t } = useTranslation('checkin');
  const { name, customization } = useHoster();
  const language = useLanguage();
  const { arrival, departure, nights, personCount } = useStayFacts();
  const canKeep = useCanKeep();
  const items = [
    { id: 'arrival', term: t('aside.arrival'), value: formatCalendarDay(arrival, language) },
    { id: 'departure', term: t('aside.departure'), value: formatCalendarDay(departure, language) },
    { id: 'nights', term: t('aside.nightsLabel'), value: nights > 0 && t('aside.nights', { count: nights }) },
    { id: 'guests', term: t('aside.guests'), value: t('aside.guestCount', { count: personCount }) },
  ];
  const { welcomePicture } = customization;
  return (
    <SummaryCard
      picture={
        <Picture
          src={welcomePicture}
          ratio="16:9"
          sizes="392px"
          fallback={<Icon name="luggage" size="xlarge" />}
        />
      }
    >
      <Stack gap={3}>
        <Title as="h2" level="h3">
          <TwoLines>{name}</TwoLines>
        </Title>
        <Facts size="s" items={items} />
        {canKeep && (
          <Text size="xs" tone="muted">
            {t('privacy')}
          </Text>
        )}
      </Stack>
    </SummaryCard>
  );
}
