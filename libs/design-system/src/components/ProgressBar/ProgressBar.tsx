import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/** Properties of `ProgressBar`. */
export interface ProgressBarProps {
  value: number;
  max: number;
  /** Names the bar where no `text` does. */
  label?: string;
  /** Words above: "Step 2 of 6: Your stay". */
  text?: ReactNode;
  /** A quiet word at the end of that line. */
  note?: ReactNode;
}

const Words = styled.p`
  display: flex;
  gap: ${space.s3};
  justify-content: space-between;
  margin-bottom: ${space.s2};
  color: ${color.textMuted};
  font-size: ${font.xs};
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
  color: ${color.primary};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.primary};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: ${color.primary};
  }
`;

/** How far along, as a thin bar under its words. */
export function ProgressBar({ value, max, label, text, note }: ProgressBarProps) {
  const textId = useId();
  return (
    <div>
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
