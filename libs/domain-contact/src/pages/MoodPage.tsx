import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageModule } from '@guest/feature';
import { lazyPart, type VisitContext } from '@guest/visit';
import { MoodForm } from '../components/Mood/MoodForm';
import { OutcomeTitle } from '../components/OutcomeTitle';
import { useContactForm } from '../hooks/useContactForm';
import { moodSubmission } from '../submission/moodSubmission';
import { useMoodStore } from '../store/moodStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('mood.title');

const MoodOutcome = lazyPart(async () => (await import('../components/Mood/MoodOutcome')).MoodOutcome, {
  whileLoading: OutcomeTitle,
  fallback: OutcomeTitle,
});

/** Tells the hotel how the stay goes while it can still do something about it. */
export function Component() {
  const { t } = useTranslation('contact');
  const isEmpty = useMoodStore((state) => state.draft === undefined);
  const change = useMoodStore((state) => state.change);
  const reset = useMoodStore((state) => state.reset);
  const form = useContactForm(moodSubmission, {
    isEmpty,
    reset: ({ draft }) => reset(draft),
    restore: ({ draft }) => change(draft),
  });
  useEffect(() => void MoodOutcome.prefetch(), []);
  if (form.isForm) return <MoodForm form={form} />;
  return <MoodOutcome title={t(form.status === 'received' ? 'mood.sent' : 'mood.onDevice')} form={form} />;
}
