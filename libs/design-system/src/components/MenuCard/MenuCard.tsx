import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';
import { Title } from '../Title/Title';

/** Properties of `MenuCard`. */
export interface MenuCardProps extends Omit<NativeProps<'section'>, 'title'> {
  /** Whose card it is. */
  title: ReactNode;
  titleAs?: 'h2' | 'h3';
  /** A `Badge`: complete, or what is missing. */
  badge?: ReactNode;
  /** Folds a finished card to its summary and footer. */
  isFolded?: boolean;
  /** What was chosen, in words; shown folded. */
  summary?: ReactNode;
  /** The last line: a link or button at the start, the price at the end. */
  footer?: ReactNode;
}

const Root = styled.section`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
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
  color: ${color.textMuted};
  font-size: ${font.s};
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

/** One person's order as a menu card to fill; a finished one folds to a line. */
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
