import { useTranslation } from 'react-i18next';
import { Button } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHasScreen, useHoster } from '@guest/visit';
import type { ContactForm } from '../../hooks/useContactForm';
import type { MoodBody } from '../../submission/moodBody';
import type { MoodReceipt } from '../../submission/moodSubmission';
import { ContactOutcome } from '../ContactOutcome';
import { CallButton, OtherWay } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';

interface MoodOutcomeProps {
  title: string;
  form: ContactForm<MoodBody, MoodReceipt>;
}

/** The hotel knows, or will; an unhappy guest reads what happens now, and everybody may leave a review. */
export function MoodOutcome({ title, form }: MoodOutcomeProps) {
  const { t } = useTranslation('contact');
  const outcome = form.receipt?.outcome ?? 'neutral';
  const isHappy = outcome === 'satisfied';
  return (
    <ContactOutcome
      form={form}
      title={title}
      titleInPage={t('mood.inPage')}
      label={t(form.status === 'received' ? 'mood.yours' : 'mood.label')}
      words={form.sent?.feedback.message}
      another={t('mood.another')}
      text={t(`mood.sentText.${outcome}`)}
      ways={!isHappy && <CallButton isFullWidth />}
    >
      {!isHappy && <ReceptionHours />}
      <ReviewInvitation isHappy={isHappy} />
    </ContactOutcome>
  );
}

/** Review sites forbid to ask happy guests alone: everybody may leave one, happy guests are invited to. */
function ReviewInvitation({ isHappy }: { isHappy: boolean }) {
  const { t } = useTranslation('contact');
  const { slug } = useHoster();
  const hasScreen = useHasScreen();
  const reviews = paths.reviews(slug);
  if (!hasScreen(reviews)) return null;
  return (
    <OtherWay
      title={t('mood.reviewTitle')}
      text={isHappy ? t('mood.reviewText') : undefined}
      action={
        <Button
          hierarchy={isHappy ? 'primary' : 'tertiary'}
          size="l"
          isFullWidth
          iconLeft="star"
          href={reviews}
        >
          {t('mood.review')}
        </Button>
      }
    />
  );
}
