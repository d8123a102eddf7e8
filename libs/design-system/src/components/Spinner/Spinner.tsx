import { styled, keyframes } from 'styled-components';
import { oneOf } from '../../internal/oneOf';
import { looks } from '../../internal/styles';
import { media } from '../../theme/media';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type NativeProps } from '../../internal/native';

const sizes = ['s', 'm', 'l'] as const;

const turn = keyframes`to { rotate: 1turn; }`;
const appear = keyframes`to { visibility: visible; }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  ${looks('size', {
    m: 'width: 24px; height: 24px; border-width: 2.5px',
    l: 'width: 40px; height: 40px; border-width: 3px',
  })}
  ${media.reducedMotion} {
    border-style: dotted;
  }
`;

const Delay = styled.span`
  display: grid;
  place-items: center;
  min-height: 120px;
  visibility: hidden;
  animation: ${appear} 0s 200ms forwards;
`;

export interface SpinnerProps extends Omit<NativeProps<'span'>, 'children'> {
  /** 16, 24 or 40 px. Default: `m`, and `l` for a `DelayedSpinner`. */
  size?: (typeof sizes)[number];
  /** What is loading, for screen readers. Not needed beside visible text. */
  label?: string;
}

/** A spinner. */
export function Spinner({ size, label, ...rest }: SpinnerProps) {
  return (
    <>
      <Ring {...rest} data-size={oneOf(sizes, size, 'm')} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

/** A centred spinner, invisible for the first 200 ms. */
export function DelayedSpinner({ size = 'l', label, ...rest }: SpinnerProps) {
  return (
    <Delay {...rest} aria-busy="true">
      <Spinner size={size} label={label} />
    </Delay>
  );
}
