import type { StartAnswer } from '@guest/api-contract';
import { flagsOf, keptFlags, storedFlags, type FeatureFlag } from './flags';
import { keep, kept } from './storage';

const KEY = '__openreplay_flags';

interface Visitor {
  answer: StartAnswer;
  userID?: string | undefined;
  metadata: Readonly<Record<string, string>>;
  /** The page that led here, as it may be told. */
  referrer: string;
}

/** The flags of this visitor. Persistent ones are kept for the session. */
export async function loadFlags(
  ask: (path: string, body: unknown) => Promise<unknown> | undefined,
  { answer, userID, metadata, referrer }: Visitor,
): Promise<FeatureFlag[]> {
  const before = keptFlags(kept(KEY) ?? '');
  const found = await ask('feature-flags', {
    projectID: answer.projectID ?? '',
    userID: userID ?? null,
    metadata,
    referrer,
    os: answer.userOS ?? '',
    device: answer.userDevice ?? '',
    country: answer.userCountry ?? '',
    state: answer.userState ?? '',
    city: answer.userCity ?? '',
    browser: answer.userBrowser ?? '',
    persistFlags: before,
  });
  // No answer, or the recording has ended: what is kept stays as it is.
  if (found === undefined) return [];
  const flags = flagsOf(found);
  keep(KEY, storedFlags(before, flags));
  return flags;
}
