import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';
import { type NativeProps } from '../../internal/native';

export interface ProgressBarProps extends Omit<NativeProps<'div'>, 'children'> {
  /** How much is done, from 0 to `max`. */
  value: number;
  /** The value at which everything is done. */
  max: number;
  /** Name of the bar, where there is no `text`. */
  label?: string;
  /** Text above: "Step 2 of 6: Your stay". */
  text?: ReactNode;
  /** A muted note at the end of that line. */
  note?: ReactNode;
}

const Words = styled.p`
  display: flex;
  gap: ${space.s3};
  justify-content: space-between;
  margin-bottom: ${space.s2};
  ${mutedXs}
  > :nth-child(2) {
    flex: none;
  }
  b {
    color: ${color.text};
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 4px;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.line};
  color: ${color.primaryEdge};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.primaryEdge};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: ${color.primaryEdge};
  }
`;

/** A thin progress bar below its text. */
export function ProgressBar({ value, max, label, text, note, ...rest }: ProgressBarProps) {
  const textId = useId();
  return (
    <div {...rest}>
      {(text || note) && (
        <Words>
          <span id={textId}>{text}</span>
          {note && <span>{note}</span>}
        </Words>
      )}
      <Bar value={value} max={max} aria-label={label} aria-labelledby={!label && text ? textId : undefined} />
    </div>
  );
}
