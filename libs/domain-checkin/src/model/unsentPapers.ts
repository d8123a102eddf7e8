import type { PersonSecrets } from './answers';
import type { Secrets } from './draft';

/** Secrets as a new page may hold them: a file that was not sent is lost with the page it was chosen on. Names what is. */
export function withoutUnsent(secrets: Secrets): { secrets: Secrets; lost: string[] } {
  const lost: string[] = [];
  const sent = (person: PersonSecrets): PersonSecrets => {
    const passport = person.passport.filter(({ status }) => status === 'sent');
    lost.push(...person.passport.filter((paper) => !passport.includes(paper)).map(({ name }) => name));
    return { ...person, passport };
  };
  const client = sent(secrets.client);
  const companions = Object.fromEntries(
    Object.entries(secrets.companions).map(([id, person]) => [id, sent(person)]),
  );
  return lost.length === 0 ? { secrets, lost } : { secrets: { ...secrets, client, companions }, lost };
}

/** How many files there are of everybody. */
export const paperCount = ({ client, companions }: Secrets) =>
  [client, ...Object.values(companions)].reduce((count, { passport }) => count + passport.length, 0);
