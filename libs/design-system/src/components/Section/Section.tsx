import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { Title, type TitleLevel } from '../Title/Title';

export interface SectionProps extends Omit<NativeProps<'section'>, 'title'> {
  /** The heading. Without one the section has no name and no line above it. */
  title?: ReactNode;
  /** The element of the title: its place in the outline of the page. Default: `h2`. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** The look of the title. */
  level?: TitleLevel;
  /** A link or small button at the end of the title's line. */
  action?: ReactNode;
  /** Steps of 4 px between title and content. Default: 3. */
  gap?: Gap;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-margin-top: 128px;
  ${gapRules}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  justify-content: space-between;
  /* The title wraps before the action moves to a new line. */
  > :first-child:not(:only-child) {
    flex: 1 1 8em;
    min-width: 0;
  }
`;

/** A part of a page, named by its title. */
export function Section({
  title,
  titleAs = 'h2',
  level = 'h3',
  action,
  gap,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={title ? titleId : undefined} {...rest} data-gap={gapOf(gap, 3)}>
      {title && (
        <Head>
          <Title as={titleAs} level={level} id={titleId}>
            {title}
          </Title>
          {action}
        </Head>
      )}
      {children}
    </Root>
  );
}
