import type { StartAnswer } from '@guest/api-contract';
import { flagsOf, keptFlags, storedFlags, type FeatureFlag } from './flags';
import type { Ingest } from './ingest';
import type { SessionStorage } from './storage';

interface Visitor {
  answer: StartAnswer;
  userID?: string | undefined;
  metadata: Readonly<Record<string, string>>;
  /** The page that led here, as it may be told. */
  referrer: string;
}

/** The flags of this visitor. Persistent ones are kept for the session. */
export async function loadFlags(
  ingest: Ingest,
  storage: SessionStorage,
  { answer, userID, metadata, referrer }: Visitor,
): Promise<FeatureFlag[]> {
  const kept = keptFlags(storage.flags());
  const found = await ingest.post('feature-flags', {
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
    persistFlags: kept,
  });
  const flags = flagsOf(found);
  storage.setFlags(storedFlags(kept, flags));
  return flags;
}
