import { MAX_SCORE, type CustomerRequest, type ReviewRequest } from '@guest/api-contract';
import { customerRequest, isGuestKnown, plainGuest, plainLine, plainText, type Guest } from '@guest/visit';
import { answerTo, type Draft } from './draft';
import type { ReviewForm } from './form';
import { MAX_LINE_LENGTH } from './limits';

/** Everything that a review is made of. */
export interface Outgoing {
  hosterId: string;
  slug: string;
  form: ReviewForm;
  draft: Draft;
  /** With the guest's details and reservation. */
  isSigned: boolean;
  guest: Guest;
}

/** Reviews travel on a scale of 10, whatever the form's scale: 4 of 5 is 8. */
export function outOfTen(score: number, maxScore: number): number {
  return (score * MAX_SCORE) / maxScore;
}

/** The review to post, without customer and reservation: a grade for each theme that was scored, and the comments. */
export function reviewOf(
  { hosterId, slug, form, draft }: Outgoing,
  now: Date,
): Omit<ReviewRequest, 'customer' | 'reservationId'> {
  const grades = form.themes.flatMap((theme) => {
    const { score, comment } = answerTo(draft, theme);
    if (score === null) return [];
    return [
      {
        theme: theme.name,
        description: plainLine(theme.description ?? '', MAX_LINE_LENGTH),
        score: outOfTen(score, form.maxScore),
        comment: theme.comment === 'none' ? '' : plainText(comment),
      },
    ];
  });
  return {
    hoster: hosterId,
    slug,
    grades,
    globalComment: form.globalComment === 'none' ? '' : plainText(draft.globalComment),
    reviewedDate: now.toISOString(),
  };
}

/** The customer who signs; undefined for an unsigned review, or where nothing is known of the guest. */
export function signerOf({ hosterId, guest, isSigned }: Outgoing): CustomerRequest | undefined {
  const plain = plainGuest(guest);
  return isSigned && isGuestKnown(plain) ? customerRequest(hosterId, plain) : undefined;
}
