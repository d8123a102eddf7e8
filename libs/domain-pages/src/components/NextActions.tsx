import { useTranslation } from 'react-i18next';
import { Badge, Button, LiftCard, RowMedia, Row, Stack, Text, Title } from '@guest/design-system';
import { HotelText, type KeptAction } from '@guest/visit';
import { stateOf, toneOf, toSend } from '../model/actionState';

/** Actions that the guest has begun or waits for; the first card overlaps the picture. */
export function NextActions({ actions }: { actions: readonly KeptAction[] }) {
  return (
    <Stack gap={4}>
      {actions.map((action, index) => (
        <ActionCard key={action.id} action={action} isFirst={index === 0} />
      ))}
    </Stack>
  );
}

function ActionCard({ action, isFirst }: { action: KeptAction; isFirst: boolean }) {
  const { t } = useTranslation('pages');
  const { kind, to, subject } = action;
  const isOrder = kind === 'order';
  const eyebrow = t(`next.${kind}.eyebrow`);
  const state = stateOf(action);
  return (
    <LiftCard
      overlap={isFirst ? 'hero' : 'none'}
      aria-label={isOrder && subject !== undefined ? `${eyebrow} · ${subject}` : eyebrow}
      head={
        <>
          <span>{eyebrow}</span>
          <Badge {...(isOrder ? toneOf(state) : toSend)}>
            {isOrder ? t(`next.order.states.${state}`) : t('next.checkin.badge')}
          </Badge>
        </>
      }
      foot={
        <Button size="l" isFullWidth hierarchy={isFirst ? 'primary' : 'secondary'} href={to}>
          {t(`next.${kind}.go`)}
        </Button>
      }
    >
      <Row gap={4} align="center" wraps={false}>
        <RowMedia alt="" icon={isOrder ? 'service' : 'key'} />
        <Stack gap={0}>
          <Title level="h4" as="h2">
            {isOrder ? <HotelText>{subject}</HotelText> : t('next.checkin.title')}
          </Title>
          <Text size="s" tone="muted">
            {isOrder ? t(`next.order.texts.${state}`) : (subject ?? t('next.checkin.text'))}
          </Text>
        </Stack>
      </Row>
    </LiftCard>
  );
}
