import { emptyAgreement, emptySecrets } from '../model/answers';
import type { Secrets } from '../model/draft';
import type { SentCheckin } from '../model/receipt';

// Session storage: this tab, this visit. Nothing of it ever reaches local storage, a cache or an address.
const secretsKey = (hosterId: string) => `checkin/${hosterId}`;
const sentKey = (hosterId: string) => `checkin/${hosterId}/sent`;

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: it lives as long as this page.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing was written either.
  }
}

export const rememberSecrets = (hosterId: string, secrets: Secrets) => write(secretsKey(hosterId), secrets);
export const forgetSecrets = (hosterId: string) => forget(secretsKey(hosterId));

/** The papers, consents and signatures of this form, where this tab has them. */
export function recallSecrets(hosterId: string, draftId: string): Secrets | undefined {
  const kept = read(secretsKey(hosterId)) as Partial<Secrets> | null;
  const isWhole =
    typeof kept?.client === 'object' &&
    typeof kept.companions === 'object' &&
    typeof kept.agreement === 'object';
  return isWhole && draftId !== '' && kept.draftId === draftId ? whole(kept as Secrets) : undefined;
}

/** JSON knows no `undefined`, and an earlier version of the app may have written it: what is not there is empty. */
function whole({ client, companions, agreement, unread, ...rest }: Secrets): Secrets {
  return {
    ...rest,
    client: { ...emptySecrets, ...client },
    companions: Object.fromEntries(
      Object.entries(companions).map(([id, one]) => [id, { ...emptySecrets, ...one }]),
    ),
    agreement: { ...emptyAgreement, ...agreement },
    unread: { ...unread },
  };
}

export const rememberSent = (hosterId: string, sent: SentCheckin) => write(sentKey(hosterId), sent);

/** The guest has been thanked for it. */
export function seeSent(hosterId: string): void {
  const sent = recallSent(hosterId);
  if (sent && !sent.isSeen) rememberSent(hosterId, { ...sent, isSeen: true });
}

/** Did the guest leave while it was on its way, and have they not heard of it since? */
export const isSentUnseen = (hosterId: string): boolean => {
  const sent = recallSent(hosterId);
  return sent !== undefined && !sent.isSeen;
};

/** What was sent last in this tab: a reload of the thank-you shows it again. */
export function recallSent(hosterId: string): SentCheckin | undefined {
  const kept = read(sentKey(hosterId)) as Partial<SentCheckin> | null;
  return typeof kept?.sentAt === 'string' && Array.isArray(kept.parts) && Array.isArray(kept.consents)
    ? (kept as SentCheckin)
    : undefined;
}
