import { useTranslation } from 'react-i18next';
import { MAX_LINE_LENGTH } from '@guest/api-contract';
import { Checkbox, ChoiceChips, PhoneField } from '@guest/design-system';
import { guestFieldId, useVisitStore } from '@guest/visit';
import { moodPlaces, moodTopics, type MoodDraft } from '../../model/mood';
import { useMoodStore } from '../../store/moodStore';

/** What is wrong, where, and whether to call, so that somebody comes with the right thing. */
export function Details({ draft, phoneError }: { draft: MoodDraft; phoneError: string | undefined }) {
  const { t } = useTranslation('contact');
  const change = useMoodStore((state) => state.change);
  return (
    <>
      <ChoiceChips
        type="checkbox"
        legend={t('mood.what')}
        marker={t('guest.optional', { ns: 'visit' })}
        options={moodTopics.map((topic) => ({ value: topic, label: t(`mood.topic.${topic}`) }))}
        value={draft.topics}
        onValueChange={(values) => change({ topics: moodTopics.filter((topic) => values.includes(topic)) })}
      />
      <ChoiceChips
        type="checkbox"
        legend={t('mood.where')}
        marker={t('guest.optional', { ns: 'visit' })}
        options={moodPlaces.map((place) => ({ value: place, label: t(`mood.place.${place}`) }))}
        value={draft.places}
        onValueChange={(values) => change({ places: moodPlaces.filter((place) => values.includes(place)) })}
      />
      <Checkbox
        label={t('mood.call')}
        checked={draft.wantsCall}
        onChange={(event) => change({ wantsCall: event.currentTarget.checked })}
      />
      {draft.wantsCall && <PhoneToCall error={phoneError} />}
    </>
  );
}

function PhoneToCall({ error }: { error: string | undefined }) {
  const { t } = useTranslation('contact');
  const phone = useVisitStore((state) => state.guest.phone);
  const fillGuest = useVisitStore((state) => state.fillGuest);
  return (
    <PhoneField
      id={guestFieldId('phone')}
      name="phone"
      label={t('mood.phone')}
      hint={t('mood.callHint')}
      error={error}
      autoComplete="tel"
      value={phone}
      maxLength={MAX_LINE_LENGTH}
      onChange={(event) => fillGuest('phone', event.currentTarget.value)}
    />
  );
}
