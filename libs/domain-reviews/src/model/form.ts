import {
  commentModes,
  reviewDesigns,
  reviewThemes,
  type CommentMode,
  type ReviewDesign,
  type ReviewsForm,
  type ReviewTheme,
} from '@guest/api-contract';
import { plainLine } from '@guest/visit';
import { labelsOf, type Label } from './label';
import { DEFAULT_MAX_SCORE, HIGHEST_MAX_SCORE, MAX_GRADE_COUNT, MAX_LINE_LENGTH } from './limits';

/** One question: a score, perhaps with a comment. */
export interface Theme {
  /** As it is sent; unique in its form. */
  name: string;
  /** Named in the guest's language; undefined where the hotel's own words stand. */
  known: ReviewTheme | undefined;
  /** The stay as a whole: what a form without themes asks. */
  isOverall: boolean;
  description: string | undefined;
  comment: CommentMode;
  isOptional: boolean;
  design: ReviewDesign;
  /** Identifies the scale: a score that was given on another one does not count. */
  scale: string;
}

/** A hotel's form, ready to be shown. */
export interface ReviewForm {
  /** The hotel's own question; undefined for the default one, which exists in the guest's language. */
  description: string | undefined;
  image: string | undefined;
  themes: readonly Theme[];
  maxScore: number;
  /** Worst first; empty where the hotel wants none shown. */
  labels: readonly Label[];
  globalComment: CommentMode;
}

type WireTheme = Pick<ReviewsForm['themes'][number], 'name'> & Partial<ReviewsForm['themes'][number]>;

/** Asked where the hotel has no form. */
const defaultThemes: readonly WireTheme[] = ['experience', 'room', 'services', 'staff', 'location'].map(
  (name) => ({ name }),
);
const DEFAULT_DESCRIPTION = 'comment s’est passé votre séjour ?';

function isOurQuestion(description: string): boolean {
  return description.replace(/'/gu, '’').replace(/\s+/gu, ' ').toLowerCase() === DEFAULT_DESCRIPTION;
}

const designOf = (name: string | undefined, otherwise: ReviewDesign): ReviewDesign =>
  reviewDesigns.find((design) => design === name) ?? otherwise;
const modeOf = (name: string | undefined): CommentMode =>
  commentModes.find((mode) => mode === name) ?? 'none';
const filled = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** The known theme that a hotel's name means, however it is written; undefined for a theme of the hotel's own. */
export function themeOf(name: string): ReviewTheme | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
  return reviewThemes.find((theme) => theme === key);
}

/** A whole number from 1 to 100; anything else becomes the default. */
function maxScoreOf(points: number): number {
  return Number.isInteger(points) && points >= 1 && points <= HIGHEST_MAX_SCORE ? points : DEFAULT_MAX_SCORE;
}

/** Did the API answer that there is no form (`{}`)? */
function isNone({ _id, hoster, description, image, themes, style }: ReviewsForm): boolean {
  return (
    themes.length === 0 &&
    style.texts.length === 0 &&
    [_id, hoster, description, image].every((part) => part === undefined)
  );
}

/** The form to show for the API's answer. Broken parts get their default: a guest can always answer. */
export function fromReviewsForm(form: ReviewsForm): ReviewForm {
  const { style } = form;
  const description = filled(form.description);
  const maxScore = maxScoreOf(style.maxScore);
  const labels = style.textsStatus ? labelsOf(style.texts) : [];
  const formDesign = designOf(style.design, 'emojis');

  const themeFrom = (theme: WireTheme, name: string, isOverall = false): Theme => {
    const design = designOf(theme.design, formDesign);
    return {
      name,
      known: themeOf(name),
      isOverall,
      description: filled(theme.description),
      comment: modeOf(theme.comment),
      isOptional: theme.isOptional ?? false,
      design,
      scale: `${design}/${maxScore}/${labels.length}`,
    };
  };

  const themes = new Map<string, Theme>();
  for (const theme of isNone(form) ? defaultThemes : form.themes) {
    const name = plainLine(theme.name, MAX_LINE_LENGTH);
    if (name !== '' && !themes.has(name) && themes.size < MAX_GRADE_COUNT)
      themes.set(name, themeFrom(theme, name));
  }
  const overall = themeFrom({ name: 'experience' }, 'experience', true);
  return {
    description: description === undefined || isOurQuestion(description) ? undefined : description,
    image: form.image,
    themes: themes.size > 0 ? [...themes.values()] : [overall],
    maxScore,
    labels,
    globalComment: modeOf(form.globalComment),
  };
}
