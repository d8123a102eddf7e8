import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from '../../../icons/generated/AlertIcon';
import { type NativeProps } from '../../../internal/native';
import { oneOf } from '../../../internal/oneOf';
import { mutedXs, tabularFigures } from '../../../internal/styles';
import { media } from '../../../theme/media';
import { bar, color, font, layer, radius, space } from '../../../theme/tokens';

const layouts = ['row', 'stack'] as const;

export interface ActionBarProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The formatted total. */
  total?: ReactNode;
  /** What the total includes: "2 trays, VAT included". */
  note?: ReactNode;
  /** The one main `Button`. */
  action: ReactNode;
  /** A quiet back button at the start. Hidden on phones, which have one in the top bar. */
  back?: ReactNode;
  /** What is still missing, usually a link to it. Shown above. */
  message?: ReactNode;
  /** Total and action side by side, or the action above its note. */
  layout?: (typeof layouts)[number];
}

const Root = styled.div`
  z-index: ${layer.bar};
  display: grid;
  gap: ${space.s2};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${media.mobile} {
    position: fixed;
    inset: auto 0 0;
    padding: ${space.s3} ${space.gutter} calc(${space.s3} + ${bar.safe});
  }
  ${media.desktop} {
    position: sticky;
    bottom: ${space.s4};
    padding: ${space.s4} ${space.s6};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    /* Without a total there is no bar from 720 px. */
    &[data-plain='true'] {
      position: static;
      padding: 0;
      border: 0;
      background: none;
    }
  }
  /* Its height, for messages that stand above it. */
  html:has(&&) {
    --ds-bar: 7rem;
  }
  html:has(&[data-layout='stack'], & [data-bar-message]) {
    --ds-bar: 9rem;
  }
  html:has(&[data-layout='stack'] [data-bar-message]) {
    --ds-bar: 11.5rem;
  }
  ${media.desktop} {
    html:has(:not([data-summary-card]) > &[data-plain='true']) {
      --ds-bar: 0px;
    }
  }
  /* In small windows the bar is part of the page, not fixed. */
  @media (max-width: 17em), (max-height: 22em) {
    position: static;
    html:has(&&) {
      --ds-bar: 0px;
    }
  }
  @media (max-width: 17em), (max-width: 719.98px) and (max-height: 22em) {
    padding-inline: 0;
    background: none;
    &[data-plain='true'] {
      padding-block: 0;
      border-top: 0;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  /* Alone on its line the action fills it; beside the total it keeps its width. */
  > :is(a, button) {
    flex: 1 1 auto;
  }
  [data-layout='stack'] > & {
    flex-flow: column-reverse nowrap;
    align-items: stretch;
    text-align: center;
  }
  /* Leaves room at the end for the floating button of phones. */
  ${media.mobile} {
    html:has([data-floating-button]) & {
      padding-right: calc(56px + ${space.s3});
    }
    /* The button stands beside the action, not beside the note. */
    html:has([data-floating-button]) [data-layout='stack'] > & {
      flex-direction: column;
      padding-right: 0;
      > :is(a, button) {
        width: auto;
        margin-right: calc(56px + ${space.s3});
      }
    }
    html:has([data-floating-button]) [data-layout='row'][data-plain='false'] > & {
      align-items: flex-end;
      padding-right: calc(48px + ${space.s3});
    }
  }
  /*
   * Small windows have no floating button. A query of their opposite (min-width and min-height in em) is sometimes left
   * unapplied by Chromium.
   */
  @media (max-width: 17em), (max-height: 22em) {
    html:has([data-floating-button]) [data-layout][data-plain] > & {
      padding-right: 0;
      > :is(a, button) {
        margin-right: 0;
      }
    }
    html:has([data-floating-button]) [data-layout='stack'] > & {
      flex-direction: column-reverse;
    }
    html:has([data-floating-button]) [data-layout='row'][data-plain='false'] > & {
      align-items: center;
    }
  }
  ${media.desktop} {
    [data-plain='true'] > && {
      justify-content: flex-end;
      > :is(a, button) {
        flex: none;
        width: auto;
        min-width: 200px;
      }
    }
  }
`;

const Sum = styled.div`
  flex: 999 1 auto;
  width: min-content;
  [data-layout='stack'] > * > & {
    width: auto;
  }
`;

const Back = styled.div`
  flex: 1 1 auto;
  ${media.mobile} {
    display: none;
  }
`;

const Amount = styled.span`
  display: block;
  font: ${font.titleWeight} ${font.xl} / 1.15 ${font.title};
  ${tabularFigures}
  white-space: nowrap;
  ${media.largeText} {
    white-space: normal;
  }
`;

const Note = styled.span`
  display: block;
  ${mutedXs}
  line-height: 1.45;
`;

const Message = styled.div`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${color.danger};
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 1.35;
  &:not(:empty) {
    margin-bottom: ${space.s1};
  }
  text-wrap: balance;
  && a {
    /* Enlarges the touch target without making the line higher. */
    display: inline-block;
    margin-block: -6px;
    padding-block: 6px;
    color: inherit;
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:empty {
    display: none;
  }
`;

/** The total and the main action, always visible. */
export function ActionBar({ total, note, action, back, message, layout: wanted, ...rest }: ActionBarProps) {
  const layout = oneOf(layouts, wanted, 'row');
  return (
    <Root {...rest} data-action-bar="" data-layout={layout} data-plain={!total && layout === 'row'}>
      <Message role="status" data-bar-message={message ? '' : undefined}>
        {message && (
          <>
            <AlertIcon size={20} />
            <span>{message}</span>
          </>
        )}
      </Message>
      <Line>
        {back && <Back>{back}</Back>}
        {(total || note) && (
          <Sum>
            {total && <Amount>{total}</Amount>}
            {note && <Note>{note}</Note>}
          </Sum>
        )}
        {action}
      </Line>
    </Root>
  );
}
