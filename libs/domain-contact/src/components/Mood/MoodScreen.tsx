import { useTranslation } from 'react-i18next';
import { Button } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHasScreen, useHoster } from '@guest/visit';
import { useSubmission } from '../../hooks/useSubmission';
import type { MoodBody } from '../../model/mood';
import { reviveMood } from '../../model/reviveMood';
import { useMoodStore } from '../../store/moodStore';
import { CallButton, OtherWay } from '../OtherWay';
import { Sent } from '../Sent';
import { Waiting } from '../Waiting';
import { MoodForm } from './MoodForm';

/** The mood being told, on its way, or with the hotel. */
export function MoodScreen() {
  const { t } = useTranslation('contact');
  const draft = useMoodStore((state) => state.draft);
  const change = useMoodStore((state) => state.change);
  const clear = useMoodStore((state) => state.clear);
  const submission = useSubmission<MoodBody>('feedback', {
    clear,
    restore: (body) => draft === undefined && change(reviveMood(body.draft) ?? {}),
  });
  const { stage, entry, words, isBusy, retry } = submission;
  const another = { label: t('mood.another'), onPress: submission.startAgain };

  if (stage === 'received') return <MoodSent words={words} subject={entry?.subject} another={another} />;
  if (stage === 'waiting' && entry) {
    const body = entry.body as Partial<MoodBody> | undefined;
    return (
      <Waiting
        entry={entry}
        titles={{ onDevice: t('mood.onDevice'), inPage: t('mood.inPage') }}
        label={t('mood.label')}
        words={body?.feedback?.message}
        isRetrying={isBusy}
        onRetry={() => void retry()}
        another={another}
      />
    );
  }
  return <MoodForm submission={submission} />;
}

const outcomes = ['satisfied', 'neutral', 'dissatisfied', 'call'] as const;

interface MoodSentProps {
  words: string | undefined;
  /** The mood, or that the guest is called. */
  subject: string | undefined;
  another: { label: string; onPress: () => void };
}

/** The hotel knows: who is unhappy reads what happens now, and everybody may leave a review. */
function MoodSent({ words, subject, another }: MoodSentProps) {
  const { t } = useTranslation('contact');
  const { slug } = useHoster();
  const hasScreen = useHasScreen();
  const reviews = paths.reviews(slug);
  const outcome = outcomes.find((one) => one === subject) ?? 'neutral';
  const isHappy = outcome === 'satisfied';
  return (
    <Sent
      title={t('mood.sent')}
      text={t(`mood.sentText.${outcome}`)}
      label={t('mood.yours')}
      words={words}
      another={another}
    >
      {!isHappy && (
        <div>
          <CallButton />
        </div>
      )}
      {hasScreen(reviews) && (
        // Asking the happy alone is forbidden by review sites (decisions.md 20): everybody may, the happy are invited.
        <OtherWay
          title={t('mood.reviewTitle')}
          text={isHappy ? t('mood.reviewText') : undefined}
          action={
            <Button hierarchy={isHappy ? 'primary' : 'tertiary'} size="l" iconLeft="star" href={reviews}>
              {t('mood.review')}
            </Button>
          }
        />
      )}
    </Sent>
  );
}
