import type { HomePage } from '@guest/api-contract';
import { Button, isIconName, LiftCard, Row, RowMedia, Stack, Text, Title } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { useHotelLinks } from '../hooks/useHotelLinks';

/** The hotel's next suggestion: a picture, a moment, a text and one link. */
export function NextThing({ highlight }: { highlight: HomePage['highlights'][number] }) {
  const { eyebrow, title, text, image, icon, link } = highlight;
  const target = useHotelLinks()(link?.url ?? '');
  return (
    <LiftCard
      overlap="hero"
      aria-label={title}
      foot={
        link &&
        target && (
          <Button size="l" isFullWidth {...target}>
            <HotelText>{link.label}</HotelText>
          </Button>
        )
      }
    >
      <Row gap={4} align="center" wraps={false}>
        <RowMedia src={image} alt="" icon={icon && isIconName(icon) ? icon : 'present'} isEager />
        <Stack gap={0}>
          {eyebrow && (
            <Text size="xs" tone="muted">
              <HotelText>{eyebrow}</HotelText>
            </Text>
          )}
          <Title level="h4" as="h2">
            <HotelText>{title}</HotelText>
          </Title>
          {text && (
            <Text size="s" tone="muted">
              <HotelText>{text}</HotelText>
            </Text>
          )}
        </Stack>
      </Row>
    </LiftCard>
  );
}
