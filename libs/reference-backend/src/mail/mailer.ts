import type { LanguageCode } from '@guest/api-contract';

/** A mail to one guest, written by the server. */
export interface Mail {
  /** The submission's id: safe as a file name. */
  id: string;
  to: string;
  /** The hotel's name; the installation says from which address. */
  fromName: string;
  /** Where answers go: the hotel's address. */
  replyTo: string | undefined;
  language: LanguageCode;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails on. */
export interface Mailer {
  /** `refused`: the address cannot get mail. Throws where the mail cannot be handed on right now. */
  send(mail: Mail): Promise<'sent' | 'refused'>;
}

/** Keeps mails in memory: for tests and stories. */
export function createMemoryMailer(): Mailer & { mails: Mail[] } {
  const mails: Mail[] = [];
  return {
    mails,
    async send(mail) {
      mails.push(mail);
      return 'sent';
    },
  };
}
