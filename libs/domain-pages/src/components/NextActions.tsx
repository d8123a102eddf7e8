import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, LiftCard, RowMedia, Row, Stack, Text, Title } from '@guest/design-system';
import { HotelText, type KeptAction } from '@guest/visit';
import { stateOf, toneOf } from '../model/actionState';

/** What the guest has begun or waits for; the first slides up over the picture. */
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
  const eyebrow = t(`next.${kind}.eyebrow`);
  const button = (
    <Button size="l" isFullWidth hierarchy={isFirst ? 'primary' : 'secondary'} href={to}>
      {kind === 'order' ? t('next.order.go') : t('next.checkin.go')}
    </Button>
  );
  if (kind === 'checkin') {
    return (
      <LiftCard
        overlap={isFirst ? 'hero' : 'none'}
        aria-label={eyebrow}
        head={
          <>
            <span>{eyebrow}</span>
            <Badge tone="warning" icon="clock">
              {t('next.checkin.badge')}
            </Badge>
          </>
        }
        foot={button}
      >
        <Words icon="key" title={t('next.checkin.title')} text={subject ?? t('next.checkin.text')} />
      </LiftCard>
    );
  }
  const state = stateOf(action);
  return (
    <LiftCard
      overlap={isFirst ? 'hero' : 'none'}
      aria-label={subject === undefined ? eyebrow : `${eyebrow} · ${subject}`}
      head={
        <>
          <span>{eyebrow}</span>
          <Badge {...toneOf(state)}>{t(`next.order.states.${state}`)}</Badge>
        </>
      }
      foot={button}
    >
      <Words icon="service" title={<HotelText>{subject}</HotelText>} text={t(`next.order.texts.${state}`)} />
    </LiftCard>
  );
}

function Words({ icon, title, text }: { icon: 'key' | 'service'; title: ReactNode; text: string }) {
  return (
    <Row gap={4} align="center" wraps={false}>
      <RowMedia alt="" icon={icon} />
      <Stack gap={0}>
        <Title level="h4" as="h2">
          {title}
        </Title>
        <Text size="s" tone="muted">
          {text}
        </Text>
      </Stack>
    </Row>
  );
}
