import { type MouseEventHandler, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronLeftIcon } from '../../icons/generated/ChevronLeftIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { bar, color, font, layer, space } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';

/** The way back of a `TopBar`: an address, an action, or an address with an action. */
export interface BackLink {
  label: string;
  href?: string;
  onPress?: MouseEventHandler;
}

const variants = ['logo', 'back', 'plates'] as const;
const frames = ['phone', 'always'] as const;

/** Properties of `TopBar`. */
export interface TopBarProps extends Omit<NativeProps<'header'>, 'title' | 'children'> {
  /** Logo at the start, a way back with a title, or round plates over a picture. */
  variant?: (typeof variants)[number];
  /** For `logo`: the `Logo`. For `back`: a `Logo` in the middle instead of the title; for `plates` where no picture came. */
  logo?: ReactNode;
  back?: BackLink;
  title?: ReactNode;
  /** `IconButton`s at the end. */
  actions?: ReactNode;
  /** Phones only, where the site header is not; or everywhere. */
  showsOn?: (typeof frames)[number];
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr);
  column-gap: ${space.s2};
  align-items: center;
  min-height: ${bar.top};
  /* In a wide window it ends where the page does. */
  padding: 0 max(6px, 50vw - 570px);
  &[data-variant='logo'] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-left: max(${space.gutter}, 50vw - 560px);
  }
  /* What a button of it says lies over the bars at the window's end. */
  &&:has([data-over='true']:not(:empty)) {
    z-index: ${layer.skip};
  }
  &:not([data-variant='plates']) {
    position: sticky;
    z-index: ${layer.top};
    top: 0;
    background: ${color.page};
    ${media.short} {
      position: static;
    }
  }
  &[data-variant='plates'] {
    position: absolute;
    z-index: ${layer.top};
    inset: 8px 6px auto;
    > :nth-child(2) {
      visibility: hidden;
    }
  }
  /* Instead of the picture there is nothing, or a failure: a bar like any other. */
  html:has([data-size='screen']) &[data-variant='plates'] {
    position: sticky;
    inset: 0 auto auto;
    background: ${color.page};
    ${media.short} {
      position: static;
    }
    > :nth-child(2) {
      visibility: visible;
    }
    [data-variant='plate'] {
      background: none;
      box-shadow: none;
    }
  }
  ${media.desktop} {
    &[data-on='phone'] {
      display: none;
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${font.s};
  font-weight: ${font.semibold};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const End = styled.span`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  justify-content: flex-end;
`;

/** The head of a screen on phones. */
export function TopBar({
  variant: wanted,
  logo,
  back,
  title,
  actions,
  showsOn: wantedFrame,
  ...rest
}: TopBarProps) {
  const variant = oneOf(variants, wanted, 'logo');
  const showsOn = oneOf(frames, wantedFrame, 'phone');
  if (variant === 'logo') {
    return (
      <Root {...rest} data-variant="logo" data-on={showsOn}>
        {logo}
        <End>{actions}</End>
      </Root>
    );
  }
  return (
    <Root {...rest} data-variant={variant} data-on={showsOn}>
      <span>
        {back && (
          <IconButton
            label={back.label}
            icon={<ChevronLeftIcon />}
            variant={variant === 'plates' ? 'plate' : 'plain'}
            href={back.href}
            onClick={back.onPress}
          />
        )}
      </span>
      {title ? <Name>{title}</Name> : (logo ?? <span />)}
      <End>{actions}</End>
    </Root>
  );
}
