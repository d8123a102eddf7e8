import { useId, useRef, useState, type ReactNode } from 'react';
import { StarIcon } from '../../icons/generated/StarIcon';
import { idList } from '../../internal/idList';
import { oneOf } from '../../internal/oneOf';
import { Button } from '../Button/Button';
import { Face } from '../Face/Face';
import { Hint, Marker } from '../Field/Field';
import { FieldError } from '../Field/FieldError';
import { Mark } from '../Field/Mark';
import { RadioLine } from '../RadioGroup/RadioGroup';
import { Cursor } from './Cursor';
import { faceAt, ratingDesigns, scaleOf, scoresOf, wordFor, type RatingDesign } from './ratingScale';
import {
  Choice,
  Ends,
  Faces,
  Foot,
  Head,
  Legend,
  Name,
  Numbers,
  Root,
  Stars,
  Word,
  Words,
} from './RatingField.styles';

/** Properties of `RatingField`. */
export interface RatingFieldProps {
  legend: string;
  /** The legend's language, where it is not the page's. */
  legendLang?: string;
  /** How it is drawn; an unknown design from data shows faces. */
  design?: RatingDesign;
  /** The highest score, 1 to 100; above ten only the cursor gives every point. */
  maxScore?: number;
  /** The words from worst to best: "Terrible" … "Excellent". */
  labels?: readonly string[];
  /** The score, when the caller keeps it; null for none. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (score: number | null) => void;
  /** Shown and said while there is no score: "Not rated". */
  emptyText?: string;
  /** Takes the score back: "Remove my rating"; without it a score can only be changed. */
  clearLabel?: string;
  /** What the buttons beside the cursor do. */
  decreaseLabel?: string;
  increaseLabel?: string;
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isLegendHidden?: boolean;
  disabled?: boolean;
  name?: string;
  /** The group's id, where an error summary leads. */
  id?: string;
}

/** A score given by faces, words, stars, numbers or a cursor. */
export function RatingField({
  legend,
  legendLang,
  design: givenDesign,
  maxScore: givenMax,
  labels = [],
  value: given,
  defaultValue = null,
  onValueChange,
  emptyText = '',
  clearLabel,
  decreaseLabel = '−',
  increaseLabel = '+',
  marker,
  hint,
  error,
  isLegendHidden = false,
  disabled,
  name,
  id: givenId,
}: RatingFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const root = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const design = oneOf(ratingDesigns, givenDesign, 'emojis');
  const maxScore = scaleOf(givenMax);
  const scores = scoresOf(design, maxScore, labels);
  const value = among(scores, given === undefined ? own : given);
  const words = (score: number) => wordFor(score, scores, labels);
  /* "4/5, Bien": a number alone says too little, a word alone too. */
  const spoken = (score: number) => [`${score}/${maxScore}`, words(score)].filter(Boolean).join(', ');

  /* A cursor alone does not show its number; the other designs do. */
  const shown = (score: number) => (design === 'cursor' ? spoken(score) : (words(score) ?? spoken(score)));

  const give = (score: number | null) => {
    setOwn(score);
    onValueChange?.(score);
  };
  const handleClear = () => {
    give(null);
    // The button goes with the score: the keyboard stays in the question.
    root.current?.focus();
  };
  const radio = (score: number) => ({
    type: 'radio' as const,
    name: name ?? `${id}-score`,
    value: score,
    checked: score === value,
    disabled,
    'aria-invalid': error ? (true as const) : undefined,
    onChange: () => give(score),
  });
  const choice = (score: number, drawing: ReactNode) => (
    <Choice key={score}>
      <input {...radio(score)} aria-label={spoken(score)} />
      {drawing}
    </Choice>
  );
  const described = idList(hint ? `${id}-hint` : false, error ? `${id}-error` : false);

  return (
    <Root ref={root} id={id} tabIndex={-1} aria-describedby={described}>
      <Legend data-hidden={isLegendHidden}>
        <Head>
          <Name>
            <span id={`${id}-legend`} lang={legendLang}>
              {legend}
            </span>{' '}
            {marker && <Marker>{marker}</Marker>}
          </Name>
          <Word data-given={value !== null} aria-hidden="true">
            {value === null ? emptyText : shown(value)}
          </Word>
        </Head>
      </Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {design === 'emojis' && (
        <Faces data-count={scores.length}>
          {scores.map((score, index) => choice(score, <Face mood={faceAt(index, scores.length)} />))}
        </Faces>
      )}
      {design === 'stars' && (
        <Stars data-count={scores.length}>
          {scores.map((score) => choice(score, <StarIcon size={30} />))}
        </Stars>
      )}
      {design === 'number' && (
        <Numbers data-count={scores.length}>{scores.map((score) => choice(score, score))}</Numbers>
      )}
      {design === 'radio' && (
        <Words>
          {scores.map((score) => (
            <RadioLine key={score}>
              <Mark {...radio(score)} />
              <span>{words(score) ?? score}</span>
            </RadioLine>
          ))}
        </Words>
      )}
      {design === 'cursor' && (
        <Cursor
          labelledBy={`${id}-legend`}
          valueText={value === null ? emptyText : spoken(value)}
          isInvalid={Boolean(error)}
          describedBy={described}
          onScore={give}
          {...{ value, maxScore, decreaseLabel, increaseLabel, disabled }}
        />
      )}
      {(design === 'number' || design === 'cursor') && labels.length > 1 && (
        <Ends aria-hidden="true" data-count={design === 'number' ? scores.length : undefined}>
          <span>{labels[0]}</span>
          <span>{labels.at(-1)}</span>
        </Ends>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {clearLabel && value !== null && !disabled && (
        <Foot>
          <Button hierarchy="quaternary" size="s" onClick={handleClear}>
            {clearLabel}
          </Button>
        </Foot>
      )}
    </Root>
  );
}

/** A score that can be chosen; one from elsewhere is no score. */
function among(scores: readonly number[], value: number | null): number | null {
  return value !== null && scores.includes(value) ? value : null;
}
