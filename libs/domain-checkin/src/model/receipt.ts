import type { Language } from '@guest/i18n';
import type { GivenConsent } from './consentTexts';

/** One line of what was sent, in the guest's language. */
interface ReceiptLine {
  term: string;
  value: string;
}

/** The lines of one step. */
interface ReceiptPart {
  title: string;
  lines: ReceiptLine[];
}

/** A check-in that the hotel has, for the thank-you and the receipt. It holds no pictures of papers. */
export interface SentCheckin {
  /** Absent where the hotel gave none. */
  number?: string;
  /** ISO 8601. */
  sentAt: string;
  /** The language of its lines. Absent in receipts of an earlier version of the app. */
  language?: Language;
  /** Did pictures of papers go along? */
  hasPapers?: boolean;
  firstname: string;
  personCount: number;
  arrivalDate?: string;
  parts: ReceiptPart[];
  consents: GivenConsent[];
  /** The guest has been thanked for it. */
  isSeen?: boolean;
}

/** The part of a receipt that is known before the hotel answers. */
export type ReceiptDraft = Omit<SentCheckin, 'number' | 'sentAt' | 'isSeen'>;

/** The part that comes from the hotel's answer. */
export type ReceiptStamp = Pick<SentCheckin, 'number' | 'sentAt'>;

/** The receipt's own words. */
export interface ReceiptWords {
  language: string;
  title: string;
  hotel: string;
  sentAt: string;
  /** '' where the check-in has none. */
  number: string;
  consents: string;
  agreed: string;
  declined: string;
  /** "Wording v1-…, 21 November 2026, 16:05". */
  wording: (consent: GivenConsent) => string;
  /** '' where there is nothing to add. */
  footer: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

const row = (term: string, value: string) =>
  `<tr><th scope="row">${escaped(term)}</th><td>${escaped(value).replaceAll('\n', '<br>')}</td></tr>`;

const CSS =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}' +
  'h1{font-size:1.6rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}table{width:100%;border-collapse:collapse}' +
  'th,td{padding:.4rem 0;border-bottom:1px solid #ddd;text-align:left;vertical-align:top;overflow-wrap:anywhere}' +
  'th{width:40%;font-weight:400;color:#555;padding-right:1rem;overflow-wrap:break-word;hyphens:auto}small{color:#555}';

/** A self-contained HTML page, without scripts or other files, to open and print. */
export function receiptHtml({ parts, consents }: SentCheckin, words: ReceiptWords): string {
  const table = (lines: string[]) => `<table><tbody>${lines.join('')}</tbody></table>`;
  const sections = parts
    // A step without answers.
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ title, lines }) =>
        `<section><h2>${escaped(title)}</h2>${table(lines.map(({ term, value }) => row(term, value)))}</section>`,
    );
  const agreements = consents.map(
    (consent) =>
      `<li><p>${escaped(consent.text).replaceAll('\n', '<br>')}</p><p><b>${escaped(consent.isGiven ? words.agreed : words.declined)}</b><br>` +
      `<small>${escaped(words.wording(consent))}</small></p></li>`,
  );
  const list =
    agreements.length === 0
      ? ''
      : `<section><h2>${escaped(words.consents)}</h2><ul>${agreements.join('')}</ul></section>`;
  const footer = words.footer === '' ? '' : `<p><small>${escaped(words.footer)}</small></p>`;
  return (
    `<!doctype html><html lang="${escaped(words.language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(words.title)}</title><style>${CSS}</style></head>` +
    `<body><h1>${escaped(words.title)}</h1><p>${escaped(words.hotel)}<br>${escaped(words.sentAt)}${words.number && `<br>${escaped(words.number)}`}</p>` +
    `${sections.join('')}${list}${footer}</body></html>`
  );
}
