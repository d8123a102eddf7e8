import type { CustomerRequest, ReviewRequest } from '@guest/api-contract';
import { customerRequest, plainGuest, plainLine, plainText, type Guest } from '@guest/visit';
import { answerTo, type Draft } from './draft';
import type { ReviewForm } from './form';
import { MAX_LINE_LENGTH } from './limits';
import { outOfTen } from './score';

/** Everything that a review is made of. */
export interface Outgoing {
  hosterId: string;
  slug: string;
  form: ReviewForm;
  draft: Draft;
  /** With the guest's details and reservation. */
  isSigned: boolean;
  guest: Guest;
  /** The public id of this visit's reservation. */
  reservationId: string | undefined;
}

/**
 * What is posted before the server has named the customer and the clock the moment. It waits on the device: the public
 * id of the reservation, a secret, is never in it (decisions.md 18).
 */
export type ReviewBody = Omit<ReviewRequest, 'customer' | 'reservationId' | 'reviewedDate'>;

/** Grades out of 10 of what was scored, with the words about it; blank words are none. */
export function reviewOf({ hosterId, slug, form, draft }: Outgoing): ReviewBody {
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
  };
}

/** Who signs; undefined where nobody does, or nothing is known of them. */
export function signerOf({ hosterId, guest, isSigned }: Outgoing): CustomerRequest | undefined {
  const plain = plainGuest(guest);
  return isSigned && isKnown(plain) ? customerRequest(hosterId, plain) : undefined;
}

/** Has the guest said anything about themself, or their reservation for them? */
export function isKnown({ firstname, lastname, email, phone }: Guest): boolean {
  return [firstname, lastname, email, phone].some((text) => text.trim() !== '');
}
