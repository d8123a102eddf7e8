import { isSameSecret } from '../http/secrets';
import type { Ports } from '../ports/ports';

/** An upload may begin within this time. */
const TICKET_LIFE_MS = 3_600_000;

type TicketPorts = Pick<Ports, 'crypto' | 'clock'>;

const textOf = (sessionId: string, endsAt: number) => `uxt-video ${sessionId} ${endsAt}`;

/** What allows one session to upload a video: session, end in ms since the epoch, signature. */
export async function uploadTicket(sessionId: string, { crypto, clock }: TicketPorts): Promise<string> {
  const endsAt = clock.now().getTime() + TICKET_LIFE_MS;
  return [sessionId, endsAt, await crypto.sign(textOf(sessionId, endsAt))].join('.');
}

/** The session of a ticket that is still valid. */
export async function ticketHolder(
  ticket: string,
  { crypto, clock }: TicketPorts,
): Promise<string | undefined> {
  const [sessionId = '', end = '', signature = ''] = ticket.split('.');
  const endsAt = Number(end);
  if (!Number.isSafeInteger(endsAt) || clock.now().getTime() > endsAt) return undefined;
  return isSameSecret(signature, await crypto.sign(textOf(sessionId, endsAt))) ? sessionId : undefined;
}
