import { useTranslation } from 'react-i18next';
import type { KeptSubmission, SubmissionFailure } from '@guest/submission';
import { failureReason, SendFailure } from '@guest/visit';

/** Has the hotel refused it because its price has changed meanwhile? */
export function isPriceChanged({ problemType }: SubmissionFailure): boolean {
  return problemType?.endsWith(':total-changed') ?? false;
}

/** The order was not taken, or nobody knows: why, and that nothing is lost. */
export function OrderFailure({ kept, failure }: { kept: KeptSubmission; failure: SubmissionFailure }) {
  const { t } = useTranslation(['order', 'visit']);
  const reason = failureReason(failure);
  const isUnknown = kept.mayHaveArrived && reason === 'unanswered';
  const words = {
    offline: 'order:sendFailure.unanswered',
    unanswered: 'order:sendFailure.unanswered',
    refused: isPriceChanged(failure) ? 'order:sendFailure.priceChanged' : 'order:sendFailure.refused',
    busy: 'visit:submission.failed.busy',
  } as const;
  return (
    <SendFailure
      failure={failure}
      title={t(isUnknown ? 'order:sendFailure.unknown' : 'order:sendFailure.title')}
      attempt={kept.tries}
    >
      {t(words[reason])} {t('visit:submission.failed.kept')}
    </SendFailure>
  );
}
