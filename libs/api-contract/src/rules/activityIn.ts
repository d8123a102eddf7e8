import type { Activity } from '../calls/activity';
import type { LanguageCode } from '../base/common';

/** The place with its texts in this language; texts that are not translated stay as they are. */
export function activityIn(activity: Activity, language: LanguageCode): Activity {
  const translation = activity.translations?.[language];
  if (!translation || activity.language === language) return activity;
  const { promo, ...texts } = translation;
  return {
    ...activity,
    ...withoutUndefined(texts),
    ...(activity.promo && promo && { promo: { ...activity.promo, ...promo } }),
    language,
  };
}

function withoutUndefined<T extends object>(record: T): Partial<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;
}
