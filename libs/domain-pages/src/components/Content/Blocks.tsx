import { useTranslation } from 'react-i18next';
import type { ContentBlock } from '@guest/api-contract';
import {
  Button,
  FactList,
  Grid,
  isIconName,
  Picture,
  RichText,
  Section,
  Stack,
  Text,
} from '@guest/design-system';
import { useHosterLang } from '@guest/visit';
import { useHotelLinks } from '../../hooks/useHotelLinks';

interface BlocksProps {
  blocks: readonly ContentBlock[];
  /** The rank of the blocks' own titles on the page. */
  titleAs?: 'h2' | 'h3' | 'h4';
  size?: 's' | 'm';
}

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

/** The blocks that a hotel composed, marked with its language. */
export function Blocks({ blocks, titleAs = 'h2', size = 'm' }: BlocksProps) {
  const lang = useHosterLang();
  if (blocks.length === 0) return null;
  return (
    <Stack gap={size === 's' ? 4 : 6} lang={lang}>
      {blocks.map((block, index) => (
        // Blocks have no id, and their order never changes.
        <Block key={index} block={block} titleAs={titleAs} size={size} />
      ))}
    </Stack>
  );
}

function Block({
  block,
  titleAs,
  size,
}: Required<Pick<BlocksProps, 'titleAs' | 'size'>> & { block: ContentBlock }) {
  const level = size === 's' ? 'h5' : 'h3';
  switch (block.type) {
    case 'text':
      return (
        <Section title={block.title} titleAs={titleAs} level={level} gap={2}>
          <HotelHtml html={block.html} size={size} titleAs={titleAs} />
        </Section>
      );
    case 'picture':
      return <Figure picture={block} />;
    case 'gallery':
      return (
        <Section title={block.title} titleAs={titleAs} level={level}>
          <Grid
            columns={block.pictures.length > 1 ? 2 : 1}
            columnsWide={galleryColumns(block.pictures.length)}
            oddOne="first"
            gap={3}
          >
            {block.pictures.map((picture, index) => (
              // The same picture may occur twice.
              <Figure key={index} picture={picture} ratio="4:3" />
            ))}
          </Grid>
        </Section>
      );
    case 'facts':
      return (
        <Section title={block.title} titleAs={titleAs} level={level}>
          <FactRows facts={block.facts} size={size} />
        </Section>
      );
    case 'link':
      return <WayOn link={block} />;
  }
}

/** In a wide window: rows without a gap at their end wherever the number allows. */
function galleryColumns(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count === 3 || count > 4 ? 3 : 2;
}

function HotelHtml({
  html,
  size,
  titleAs,
}: Required<Pick<BlocksProps, 'titleAs' | 'size'>> & { html: string }) {
  const { t } = useTranslation('visit');
  const below = { h2: 3, h3: 4, h4: 5 } as const;
  return <RichText html={html} size={size} headingLevel={below[titleAs]} newTabLabel={t('newTab')} />;
}

function Figure({
  picture,
  ratio = '16:9',
}: {
  picture: Pick<BlockOf<'picture'>, 'image' | 'alt' | 'caption'>;
  ratio?: '16:9' | '4:3';
}) {
  const { image, alt, caption } = picture;
  return (
    <figure>
      <Picture src={image} alt={alt} ratio={ratio} corners="card" />
      {caption && (
        <figcaption>
          <Text as="span" size="s" tone="muted">
            {caption}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}

function FactRows({ facts, size }: { facts: BlockOf<'facts'>['facts']; size: 's' | 'm' }) {
  return (
    <FactList
      size={size}
      items={facts.map(({ icon, label, text }, id) => ({
        id,
        icon: icon && isIconName(icon) ? icon : 'check',
        text: text ? (
          <>
            <strong>{label}</strong>
            <br />
            {text}
          </>
        ) : (
          label
        ),
      }))}
    />
  );
}

/** A link of the hotel, left out where this version has no such screen. */
export function WayOn({ link }: { link: Pick<BlockOf<'link'>, 'label' | 'url' | 'icon' | 'text'> }) {
  const targetOf = useHotelLinks();
  const target = targetOf(link.url);
  if (!target) return null;
  const icon = link.icon && isIconName(link.icon) ? link.icon : undefined;
  return (
    <Stack gap={2}>
      {link.text && <Text>{link.text}</Text>}
      <div>
        <Button hierarchy="secondary" iconLeft={icon} {...target}>
          {link.label}
        </Button>
      </div>
    </Stack>
  );
}
