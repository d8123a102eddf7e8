import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { cardFrame, mutedS } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';
import { Title } from '../Title/Title';

export interface MenuCardProps extends Omit<NativeProps<'section'>, 'title'> {
  /** The name of the card: "Tray 1". */
  title: ReactNode;
  /** The element of the title: its place in the outline of the page. Default: `h2`. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** A `Badge`: complete, or incomplete. */
  badge?: ReactNode;
  /** Shows only the summary and the footer. */
  isFolded?: boolean;
  /** What was chosen, in words. Shown while folded. */
  summary?: ReactNode;
  /** The last line: a link or button at the start, a price at the end. */
  footer?: ReactNode;
}

const Root = styled.section`
  min-width: 0;
  overflow: hidden;
  ${cardFrame}
  scroll-margin-top: 72px;
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s4} ${space.s4} ${space.s3};
  [data-folded='true'] > & {
    padding-bottom: 6px;
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Rule = styled.div`
  height: 4px;
  margin: 0 ${space.s4};
  border-block: 1px solid ${color.text};
  opacity: 0.75;
`;

const Summary = styled.p`
  padding: 0 ${space.s4};
  ${mutedS}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
  padding: 2px ${space.s4} ${space.s2};
  min-height: 52px;
  font-size: ${font.s};
`;

const Body = styled.div`
  padding-bottom: ${space.s2};
`;

/** One person's order as a card. A finished card can be folded. */
export function MenuCard({
  title,
  titleAs = 'h2',
  badge,
  isFolded = false,
  summary,
  footer,
  children,
  ...rest
}: MenuCardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest} data-folded={isFolded}>
      <Head>
        <Title as={titleAs} level="h2" id={titleId}>
          {title}
        </Title>
        {badge}
      </Head>
      {isFolded ? (
        summary && <Summary>{summary}</Summary>
      ) : (
        <>
          <Rule />
          <Body>{children}</Body>
        </>
      )}
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
