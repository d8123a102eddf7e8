import type { HomePage } from '@guest/api-contract';
import { Button, isIconName, LiftCard, Row, RowMedia, Stack, Text, Title } from '@guest/design-system';

/** The next useful thing, as the hotel put it: a picture, when, what, and one way on. */
export function NextThing({ highlight }: { highlight: HomePage['highlights'][number] }) {
  const { eyebrow, title, text, image, icon, link } = highlight;
  const isExternal = link !== undefined && !link.url.startsWith('/');
  return (
    <LiftCard
      overlap="hero"
      aria-label={title}
      foot={
        link && (
          <Button
            size="l"
            isFullWidth
            href={link.url}
            target={isExternal ? '_blank' : undefined}
            rel={isExternal ? 'noopener noreferrer' : undefined}
          >
            {link.label}
          </Button>
        )
      }
    >
      <Row gap={4} align="center" wraps={false}>
        <RowMedia src={image} alt="" icon={icon && isIconName(icon) ? icon : 'present'} isEager />
        <Stack gap={0}>
          {eyebrow && (
            <Text size="xs" tone="muted">
              {eyebrow}
            </Text>
          )}
          <Title level="h4" as="h2">
            {title}
          </Title>
          {text && (
            <Text size="s" tone="muted">
              {text}
            </Text>
          )}
        </Stack>
      </Row>
    </LiftCard>
  );
}
