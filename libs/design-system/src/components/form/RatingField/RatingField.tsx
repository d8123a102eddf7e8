import { useRef } from 'react';
import { oneOf } from '../../../internal/oneOf';
import { Button } from '../../Button/Button';
import { Hint, Marker, useFieldIds, type GroupProps } from '../Field/Field';
import { FieldError } from '../Field/FieldError';
import { Cursor } from './Cursor';
import { ratingDesigns, scaleOf, scoresOf, wordFor, type RatingDesign } from './ratingScale';
import { Ends, Foot, Head, Legend, Name, Root, Word } from './RatingField.styles';
import { ScoreChoices } from './ScoreChoices';
import { hostProps, type HostProps } from '../../../internal/native';

export interface RatingFieldProps extends GroupProps, HostProps {
  /** What is rated: "The room". */
  legend: string;
  /** The language of the legend, where it differs from the page. */
  legendLang?: string;
  /** How the scores are drawn. An unknown design from data shows faces. */
  design?: RatingDesign;
  /** The highest score, 1 to 100. Above ten, only the cursor offers every score. */
  maxScore?: number;
  /** The words from worst to best: "Terrible" … "Excellent". */
  labels?: readonly string[];
  /** `null` for no score. */
  value: number | null;
  /** Reports the score, or `null` when it was removed. */
  onValueChange: (score: number | null) => void;
  /** Shown and announced while there is no score: "Not rated". */
  emptyText?: string;
  /** Label of the button that removes the score: "Remove my rating". Without it a score can only be changed. */
  clearLabel?: string;
  /** Labels of the buttons beside the cursor. */
  decreaseLabel?: string;
  /** Label of the button that adds a point to the cursor. */
  increaseLabel?: string;
}

/** A score given by faces, words, stars, numbers or a cursor. */
export function RatingField(props: RatingFieldProps) {
  const { legend, legendLang, labels = [], emptyText = '', clearLabel, marker, hint, error } = props;
  const { onValueChange } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const ids = useFieldIds({ hint, error }, props);
  const { id } = ids.control;
  const design = oneOf(ratingDesigns, props.design, 'emojis');
  const maxScore = scaleOf(props.maxScore);
  const scores = scoresOf(design, maxScore, labels);
  /* A value that is not on the scale counts as no score. */
  const value = props.value !== null && scores.includes(props.value) ? props.value : null;
  const wordOf = (score: number) => wordFor(score, scores, labels);
  const spokenOf = (score: number) => [`${score}/${maxScore}`, wordOf(score)].filter(Boolean).join(', ');
  /* The cursor is the only design that does not show its number. */
  const shownOf = (score: number) =>
    design === 'cursor' ? spokenOf(score) : (wordOf(score) ?? spokenOf(score));
  const handleClear = () => {
    onValueChange(null);
    // The button disappears with the score; the focus stays in the field.
    root.current?.focus();
  };
  const shared = { value, isInvalid: Boolean(error), onScore: onValueChange };

  return (
    <Root {...hostProps(props)} ref={root} id={id} tabIndex={-1} aria-describedby={ids.describedBy}>
      <Legend data-hidden={props.isLegendHidden ?? false}>
        <Head>
          <Name>
            <span id={ids.labelId} lang={legendLang}>
              {legend}
            </span>{' '}
            {marker && <Marker>{marker}</Marker>}
          </Name>
          <Word data-given={value !== null} aria-hidden="true">
            {value === null ? emptyText : shownOf(value)}
          </Word>
        </Head>
      </Legend>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {design === 'cursor' ? (
        <Cursor
          {...shared}
          labelledBy={ids.labelId}
          describedBy={ids.describedBy}
          valueText={value === null ? emptyText : spokenOf(value)}
          maxScore={maxScore}
          decreaseLabel={props.decreaseLabel ?? '−'}
          increaseLabel={props.increaseLabel ?? '+'}
        />
      ) : (
        <ScoreChoices {...shared} {...{ design, scores, wordOf, spokenOf }} name={`${id}-score`} />
      )}
      {(design === 'number' || design === 'cursor') && labels.length > 1 && (
        <EndLabels labels={labels} count={design === 'number' ? scores.length : undefined} />
      )}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {clearLabel && value !== null && (
        <Foot>
          <Button hierarchy="quaternary" size="s" onClick={handleClear}>
            {clearLabel}
          </Button>
        </Foot>
      )}
    </Root>
  );
}

/** The first and the last word, below a scale that shows none. */
function EndLabels({ labels, count }: { labels: readonly string[]; count?: number }) {
  return (
    <Ends aria-hidden="true" data-count={count}>
      <span>{labels[0]}</span>
      <span>{labels.at(-1)}</span>
    </Ends>
  );
}
