import type { Mail, Mailer } from '@guest/reference-backend';
import { createTransport } from 'nodemailer';
import { writeMail } from './mailFolder';

// Together they end before the guest's app gives up, so that a try is over when its repeat arrives.
const CONNECT_MS = 4_000;
const ANSWER_MS = 4_000;
/** From this code on, an SMTP server refuses for good. */
const PERMANENT = 500;

/** No mail reads a file or an address of this server, whatever its content says. */
const isolated = { disableFileAccess: true, disableUrlAccess: true };

interface MailSettings {
  /** Absent: mails are written into the folder. */
  smtpUrl?: string | undefined;
  mailDir: string;
  /** The address that mails are from. */
  mailFrom: string;
}

/** Hands mails to the SMTP server of the configuration; without one, writes them into the data folder. */
export function createMailer({ smtpUrl, mailDir, mailFrom }: MailSettings): Mailer {
  return smtpUrl === undefined ? folderMailer(mailDir, mailFrom) : smtpMailer(smtpUrl, mailFrom);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    ...isolated,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
        return 'sent';
      } catch (cause) {
        if (isRefusal(cause)) return 'refused';
        throw cause;
      }
    },
  };
}

function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...isolated });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await writeMail(folder, mail.id, message as Buffer);
      return 'sent';
    },
  };
}

function messageOf({ to, fromName, replyTo, language, subject, text, html }: Mail, from: string) {
  return {
    from: { name: fromName, address: from },
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  };
}

/** Did the mail server refuse the guest's address for good? */
function isRefusal(cause: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = cause as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= PERMANENT;
}
