import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons/generated/ChevronDownIcon';
import { type NativeProps } from '../../internal/native';
import { mutedS, turningChevron } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, motion, radius, space } from '../../theme/tokens';

export interface DisclosureRowProps extends Omit<NativeProps<'details'>, 'title'> {
  /** A `RowMedia` or an icon before the text. */
  media?: ReactNode;
  /** The name of the row. */
  title: ReactNode;
  /** The element of the title: a heading where the list belongs to the outline of the page. */
  titleAs?: 'span' | 'h2' | 'h3' | 'h4';
  /** One muted line below the title. */
  description?: ReactNode;
  /** The content that opens. */
  children: ReactNode;
}

const Root = styled.details`
  min-width: 0;
  scroll-margin-top: 128px;
  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.s4};
    align-items: center;
    min-height: 56px;
    padding: 14px 0;
    cursor: pointer;
    transition: background ${motion.feedback};
  }
  &[data-media='true'] > summary {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  > summary > svg:first-child:not(:last-child) {
    color: ${color.primaryInk};
  }
  > summary > svg:last-child {
    color: ${color.textMuted};
  }
  ${turningChevron}
  ${media.hover} {
    > summary:hover {
      background: ${color.sunken};
    }
  }
  ${media.desktop} {
    > summary {
      margin-inline: -12px;
      padding: 12px;
      border-radius: ${radius.card};
    }
  }
  ${media.largeText} {
    > summary,
    &[data-media='true'] > summary {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > summary > svg:first-child:not(:last-child) {
      display: none;
    }
  }
`;

const Heading = styled.span`
  display: block;
  font: inherit;
  font-weight: ${font.semibold};
  letter-spacing: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Description = styled.div`
  ${mutedS}
  line-height: 1.4;
`;

const Content = styled.div`
  padding: ${space.s1} 0 ${space.s6};
`;

/** A row of a list that opens in place, for content that needs no page of its own. */
export function DisclosureRow({
  media: picture,
  title,
  titleAs = 'span',
  description,
  children,
  ...rest
}: DisclosureRowProps) {
  return (
    <Root {...rest} data-media={Boolean(picture)}>
      <summary>
        {picture}
        <div>
          <Heading as={titleAs}>{title}</Heading>
          {description && <Description>{description}</Description>}
        </div>
        <ChevronDownIcon size={20} />
      </summary>
      <Content>{children}</Content>
    </Root>
  );
}
