import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from '../../icons/generated/AlertIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { bar, color, font, layer, radius, space } from '../../theme/tokens';

const layouts = ['row', 'stack'] as const;

/** Properties of `ActionBar`. */
export interface ActionBarProps extends Omit<NativeProps<'div'>, 'children'> {
  /** What it costs, written out. */
  total?: ReactNode;
  /** What the total stands for: "2 trays, VAT included". */
  note?: ReactNode;
  /** The one main `Button`. */
  action: ReactNode;
  /** A quiet way back at the start of the line where there is room; phones have one in their top bar. */
  back?: ReactNode;
  /** What still blocks, above everything; usually a link to it. */
  message?: ReactNode;
  /** Side by side, or the action over its note. */
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
    /* A lone action needs no bar where there is room. */
    &[data-plain='true'] {
      position: static;
      padding: 0;
      border: 0;
      background: none;
    }
  }
  /* Where the bar would eat the screen it joins the page. */
  @media (max-width: 17em), (max-height: 22em) {
    position: static;
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
  /* Alone on its line the action fills it; beside the sum it keeps its width. */
  > :is(a, button) {
    flex: 1 1 auto;
  }
  [data-layout='stack'] > & {
    flex-flow: column-reverse nowrap;
    align-items: stretch;
    text-align: center;
  }
  /* The floating button of phones stands at its end. */
  @media (max-width: 719.98px) and (min-width: 17.01em) and (min-height: 22.01em) {
    html:has([data-floating-button]) & {
      padding-right: calc(56px + ${space.s3});
    }
    html:has([data-floating-button]) [data-layout='stack'] > & {
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
    /* It stands beside the action, not beside the words about it. */
    html:has([data-floating-button]) [data-layout='stack'] > & {
      flex-direction: column;
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
  /* Quiet words stand at the edge of the page, not their invisible box. */
  > [data-hierarchy='quaternary'] {
    margin-inline-start: calc(-1 * var(--px));
  }
  ${media.mobile} {
    display: none;
  }
`;

const Amount = styled.span`
  display: block;
  font: ${font.titleWeight} ${font.xl} / 1.15 ${font.title};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  ${media.largeText} {
    white-space: normal;
  }
`;

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.xs};
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
    /* High enough for a thumb, without taking more room than its words. */
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

/** What it costs and the next step, always in sight. */
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
