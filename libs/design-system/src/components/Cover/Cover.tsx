import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { font, heroFill, heroPattern, radius, scrim, space } from '../../theme/tokens';
import { Picture } from '../Picture/Picture';
import { Title } from '../Title/Title';

export interface CoverProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** Default: the hotel's gradient and pattern. */
  picture?: string | undefined;
  /** The title of the page, an `h1`. */
  title: ReactNode;
  /** One line below the title. */
  text?: ReactNode;
  /** A button or link over the picture. */
  action?: ReactNode;
}

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: flex-end;
  justify-content: space-between;
  min-height: 148px;
  padding: 56px ${space.s4} ${space.s4};
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${heroPattern}, ${heroFill};
  color: #fff;
  :focus-visible {
    outline-color: #fff;
  }
  ${media.desktop} {
    min-height: 184px;
    padding: 72px ${space.s6} ${space.s6};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  /* The veil grows with the words, so that they keep their contrast over any picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(0deg, ${scrim(0.82)}, ${scrim(0.5)} 62%, ${scrim(0.12)});
  }
  img {
    object-position: 50% 62%;
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  > p {
    margin-top: 2px;
    font-size: ${font.s};
  }
`;

/** The head of a gallery: a low picture with title, one line and an action over it. */
export function Cover({ picture, title, text, action, ...rest }: CoverProps) {
  return (
    <Root {...rest}>
      {picture && (
        <Backdrop>
          <Picture src={picture} alt="" ratio="fill" sizes="(min-width: 1168px) 1120px, 100vw" isEager />
        </Backdrop>
      )}
      <Words>
        <Title level="h1">{title}</Title>
        {text && <p>{text}</p>}
      </Words>
      {action}
    </Root>
  );
}
