import { type MouseEventHandler, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronLeftIcon } from '../../icons/generated/ChevronLeftIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { bar, color, font, layer, space } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';

/** The back button of a `TopBar`: an address, an action, or both. */
export interface BackLink {
  /** Name of the button, for screen readers: "Back". */
  label: string;
  /** Where it leads. */
  href?: string;
  /** Called by a press, before the link is followed. */
  onClick?: MouseEventHandler;
}

const variants = ['logo', 'back', 'plates'] as const;

export interface TopBarProps extends Omit<NativeProps<'header'>, 'title' | 'children'> {
  /** A logo at the start, a back button with a title, or round buttons over a picture. */
  variant?: (typeof variants)[number];
  /** A `Logo`: at the start for `logo`, else in the middle instead of a title. */
  logo?: ReactNode;
  /** The button at the start, for `back` and `plates`. */
  back?: BackLink;
  /** The name of the page, on one line in the middle. A long one is cut. */
  title?: ReactNode;
  /** `IconButton`s at the end. */
  actions?: ReactNode;
}

const Middle = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto);
  justify-content: center;
`;

/* Below html:has(), a part is named by its class: else the browser restyles the whole page at every change of it. */
const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr);
  column-gap: ${space.s2};
  align-items: center;
  min-height: ${bar.top};
  /* In wide windows the content ends where the page ends. */
  padding: 0 max(6px, 50vw - 570px);
  &[data-variant='logo'] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-left: max(${space.gutter}, 50vw - 560px);
  }
  /* A status line of one of its buttons lies over the bars at the end of the window. */
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
    > ${Middle} {
      visibility: hidden;
    }
  }
  /* Without a picture (empty state or failure) it looks like any other bar. */
  html:has([data-size='screen']) &[data-variant='plates'] {
    position: sticky;
    inset: 0 auto auto;
    background: ${color.page};
    ${media.short} {
      position: static;
    }
    > ${Middle} {
      visibility: visible;
    }
    --ds-plate: none;
    --ds-plate-shadow: none;
  }
  ${media.desktop} {
    display: none;
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

/** The header of phones. Hidden from 720 px, where the site header stands. */
export function TopBar({ variant: wanted, logo, back, title, actions, ...rest }: TopBarProps) {
  const variant = oneOf(variants, wanted, 'logo');
  if (variant === 'logo') {
    return (
      <Root {...rest} data-variant="logo" data-top-bar="">
        {logo}
        <End>{actions}</End>
      </Root>
    );
  }
  return (
    <Root {...rest} data-variant={variant} data-top-bar="">
      <span>
        {back && (
          <IconButton
            label={back.label}
            icon={<ChevronLeftIcon />}
            variant={variant === 'plates' ? 'plate' : 'plain'}
            href={back.href}
            onClick={back.onClick}
          />
        )}
      </span>
      <Middle>{title ? <Name>{title}</Name> : logo}</Middle>
      <End>{actions}</End>
    </Root>
  );
}
