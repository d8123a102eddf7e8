import type { PersonSecrets } from './answers';
import type { Answers, Secrets } from './draft';

/** Names of files by whose they are: the guest's (`client`) or a companion's by their id. */
export type PapersByOwner = Readonly<Record<string, readonly string[]>>;

const byOwner = ({ client, companions }: Secrets): Record<string, PersonSecrets> => ({
  client,
  ...companions,
});

/** Secrets as a new page may hold them: a file that was not sent is lost with the page it was chosen on. Names what is. */
export function withoutUnsent(secrets: Secrets): { secrets: Secrets; lost: PapersByOwner } {
  const lost: Record<string, string[]> = {};
  const sent = Object.entries(byOwner(secrets)).map(([owner, person]) => {
    const passport = person.passport.filter(({ status }) => status === 'sent');
    const unsent = person.passport.filter((paper) => !passport.includes(paper));
    if (unsent.length > 0) lost[owner] = unsent.map(({ name }) => name);
    return [owner, { ...person, passport }] as const;
  });
  if (Object.keys(lost).length === 0) return { secrets, lost };
  const { client = secrets.client, ...companions } = Object.fromEntries(sent);
  return { secrets: { ...secrets, client, companions }, lost };
}

/** What of it is lost still: who has chosen a file again since knows. One who was put back has chosen none. */
export function stillLost(lost: PapersByOwner, before: Secrets, after: Secrets): PapersByOwner {
  const [earlier, now] = [byOwner(before), byOwner(after)];
  const hasMore = (owner: string) => {
    const [one, other] = [earlier[owner], now[owner]];
    return one && other && other.passport.length > one.passport.length;
  };
  if (!Object.keys(lost).some(hasMore)) return lost;
  return Object.fromEntries(Object.entries(lost).filter(([owner]) => !hasMore(owner)));
}

/** Of everybody who is part of the trip, each name once. */
export function lostNames({
  lostPapers,
  answers,
}: {
  lostPapers: PapersByOwner;
  answers: Answers;
}): string[] {
  const owners = ['client', ...answers.companions.map(({ id }) => id)];
  return [...new Set(owners.flatMap((owner) => lostPapers[owner] ?? []))];
}
