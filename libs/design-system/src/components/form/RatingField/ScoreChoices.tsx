import { type ReactNode } from 'react';
import { StarIcon } from '../../../icons/generated/StarIcon';
import { Face } from '../../Face/Face';
import { Mark } from '../Field/Mark';
import { faceAt, type RatingDesign } from './ratingScale';
import { Choice, Faces, Line, Numbers, Stars } from './RatingField.styles';

const frames = { emojis: Faces, stars: Stars, number: Numbers };

interface ScoreChoicesProps {
  design: Exclude<RatingDesign, 'cursor'>;
  scores: readonly number[];
  value: number | null;
  name: string;
  isInvalid: boolean;
  /** The word of a score, where it has one. */
  wordOf: (score: number) => string | undefined;
  /** What a screen reader says: "4/5, Good". */
  spokenOf: (score: number) => string;
  onScore: (score: number) => void;
}

/** The scores of a rating as radios: faces, stars, numbers, or words one under the other. */
export function ScoreChoices({ design, scores, wordOf, spokenOf, ...props }: ScoreChoicesProps) {
  const radio = (score: number) => ({
    type: 'radio' as const,
    name: props.name,
    value: score,
    checked: score === props.value,
    'aria-invalid': props.isInvalid || undefined,
    onChange: () => props.onScore(score),
  });
  if (design === 'radio') {
    return (
      <div>
        {scores.map((score) => (
          <Line key={score}>
            <Mark {...radio(score)} />
            <span>{wordOf(score) ?? score}</span>
          </Line>
        ))}
      </div>
    );
  }
  const drawingOf: Record<typeof design, (score: number, index: number) => ReactNode> = {
    emojis: (_, index) => <Face mood={faceAt(index, scores.length)} />,
    stars: () => <StarIcon size={30} />,
    number: (score) => score,
  };
  const Frame = frames[design];
  return (
    <Frame data-count={scores.length}>
      {scores.map((score, index) => (
        <Choice key={score}>
          <input {...radio(score)} aria-label={spokenOf(score)} />
          {drawingOf[design](score, index)}
        </Choice>
      ))}
    </Frame>
  );
}
