import type * as v from 'valibot';
import { ReviewsForm } from '@guest/api-contract';
import { readLeniently } from '@guest/api-contract/read-leniently';
import type { Guest } from '@guest/visit';
import { emptyDraft, type Answer, type Draft } from '../model/draft';
import { fromReviewsForm, type ReviewForm, type Theme } from '../model/form';

type WireForm = v.InferInput<typeof ReviewsForm>;

/** A form as the API sends it, read as the client reads it; say only what matters. */
export function aForm(wire: Partial<WireForm> = {}): ReviewForm {
  const reading = readLeniently(ReviewsForm, wire);
  if (!reading.isRead) throw new Error('The form cannot be read');
  return fromReviewsForm(reading.output);
}

/** One theme of a form of its own. */
export function aTheme(
  theme: Partial<NonNullable<WireForm['themes']>[number]> = {},
  form: Partial<WireForm> = {},
) {
  return aForm({ ...form, themes: [{ name: 'room', ...theme }] }).themes[0] as Theme;
}

/** A draft that answers a form's themes by their names. */
export function aDraft(
  form: ReviewForm,
  answers: Record<string, Partial<Answer>>,
  rest: Partial<Draft> = {},
): Draft {
  const scaleOf = (name: string) => form.themes.find((theme) => theme.name === name)?.scale ?? '';
  return {
    ...emptyDraft,
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        { score: null, scale: scaleOf(name), comment: '', ...answer },
      ]),
    ),
    ...rest,
  };
}

export function aGuest(rest: Partial<Guest> = {}): Guest {
  return { email: '', firstname: '', lastname: '', phone: '', roomNumber: '', ...rest };
}
