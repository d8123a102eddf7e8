import type { HomePage } from '@guest/api-contract';
import { Button, ListRow, RowMedia, Stack, isIconName } from '@guest/design-system';

/** The next useful thing, as the hotel put it: a picture, when, what, and one way on. */
export function NextThing({ highlight }: { highlight: HomePage['highlights'][number] }) {
  const { eyebrow, title, text, image, icon, link } = highlight;
  const isExternal = link !== undefined && !link.url.startsWith('/');
  return (
    <Stack gap={4}>
      <ListRow
        as="div"
        media={<RowMedia src={image} alt="" icon={icon && isIconName(icon) ? icon : 'present'} />}
        title={title}
        titleAs="h2"
        description={[eyebrow, text].filter(Boolean).join('. ')}
      />
      {link && (
        <Button
          size="l"
          isFullWidth
          href={link.url}
          target={isExternal ? '_blank' : undefined}
          rel={isExternal ? 'noopener noreferrer' : undefined}
        >
          {link.label}
        </Button>
      )}
    </Stack>
  );
}
