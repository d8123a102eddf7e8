import { useTranslation } from 'react-i18next';
import { Button } from '@guest/design-system';
import { paths, type OutboxEntry } from '@guest/feature';
import { useHasScreen, useHoster } from '@guest/visit';
import type { useSubmission } from '../../hooks/useSubmission';
import type { MoodBody } from '../../model/mood';
import { CallButton, OtherWay } from '../OtherWay';
import { ReceptionHours } from '../ReceptionHours';
import { Sent } from '../Sent';
import { Waiting } from '../Waiting';

interface MoodOutcomeProps {
  title: string;
  submission: ReturnType<typeof useSubmission<MoodBody>>;
  entry: OutboxEntry;
}

/** The hotel knows, or will. */
export function MoodOutcome({ title, submission, entry }: MoodOutcomeProps) {
  const { t } = useTranslation('contact');
  const { stage, words, isBusy, isInVain, retry, drop, startAgain } = submission;
  const another = { label: t('mood.another'), onPress: startAgain };
  if (stage === 'received') {
    return <MoodSent title={title} words={words} subject={entry.subject} another={another} />;
  }
  const body = entry.body as Partial<MoodBody> | undefined;
  return (
    <Waiting
      entry={entry}
      titles={{ onDevice: title, inPage: t('mood.inPage') }}
      label={t('mood.label')}
      words={body?.feedback?.message}
      isRetrying={isBusy}
      isInVain={isInVain}
      onRetry={() => void retry()}
      onDrop={drop}
      another={another}
    />
  );
}

const outcomes = ['satisfied', 'neutral', 'dissatisfied', 'call'] as const;

interface MoodSentProps {
  title: string;
  words: string | undefined;
  /** The mood, or that the guest is called. */
  subject: string | undefined;
  another: { label: string; onPress: () => void };
}

/** The hotel knows: who is unhappy reads what happens now, and everybody may leave a review. */
function MoodSent({ title, words, subject, another }: MoodSentProps) {
  const { t } = useTranslation('contact');
  const { slug } = useHoster();
  const hasScreen = useHasScreen();
  const reviews = paths.reviews(slug);
  const outcome = outcomes.find((one) => one === subject) ?? 'neutral';
  const isHappy = outcome === 'satisfied';
  return (
    <Sent
      title={title}
      text={t(`mood.sentText.${outcome}`)}
      label={t('mood.yours')}
      words={words}
      another={another}
      ways={!isHappy && <CallButton isFullWidth />}
    >
      {!isHappy && <ReceptionHours />}
      {hasScreen(reviews) && (
        // Asking the happy alone is forbidden by review sites (decisions.md 20): everybody may, the happy are invited.
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
      )}
    </Sent>
  );
}
