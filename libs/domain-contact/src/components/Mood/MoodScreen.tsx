import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../hooks/useSubmission';
import type { MoodBody } from '../../model/mood';
import { reviveMood } from '../../model/reviveMood';
import { useMoodStore } from '../../store/moodStore';
import { outcomePart } from '../outcomePart';
import { MoodForm } from './MoodForm';

const { Outcome, useAhead } = outcomePart(async () => (await import('./MoodOutcome')).MoodOutcome);

/** The mood being told, on its way, or with the hotel. */
export function MoodScreen() {
  const { t } = useTranslation('contact');
  const draft = useMoodStore((state) => state.draft);
  const change = useMoodStore((state) => state.change);
  const forget = useMoodStore((state) => state.forget);
  const submission = useSubmission<MoodBody>('feedback', {
    isEmpty: draft === undefined,
    forget: (body) => forget(body.draft),
    restore: (body) => change(reviveMood(body.draft) ?? {}),
  });
  useAhead();
  const { stage, entry } = submission;
  if (stage === 'form' || !entry) return <MoodForm submission={submission} />;
  const title = t(stage === 'received' ? 'mood.sent' : 'mood.onDevice');
  return <Outcome title={title} submission={submission} entry={entry} />;
}
