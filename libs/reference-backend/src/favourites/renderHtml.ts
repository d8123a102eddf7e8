import type { LanguageCode } from '@guest/api-contract';
import type { MailColours } from './mailColours';
import { darkStyle, escape, ink, paragraph, text } from './mailHtml';
import type { PlaceView } from './placeView';
import type { MailWords } from './words';

export interface MailContent {
  language: LanguageCode;
  hotel: string;
  subject: string;
  greeting: string;
  footer: string;
  colours: MailColours;
  places: PlaceView[];
  words: MailWords;
}

/**
 * The mail as HTML without anything that has to be loaded. Styles are inline: mail programs remove others. Those that
 * keep the style sheet show it dark at night.
 */
export function renderHtml(content: MailContent): string {
  const { language, hotel, subject, greeting, footer, colours, places } = content;
  const { band, onBand } = colours;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${ink.ground};${text.base}">
<div style="max-width:600px;margin:0 auto;padding:16px 12px">
<div style="padding:20px 24px;background:${band};color:${onBand};border-radius:12px 12px 0 0;${text.hotel}">${escape(hotel)}</div>
<div class="card" style="padding:24px;background:${ink.card};border-radius:0 0 12px 12px">
<h1 style="margin:0 0 8px;${text.title}">${escape(greeting)}</h1>
<ol style="margin:0;padding:0;list-style:none">
${places.map((place, index) => renderPlace(place, index + 1, content)).join('\n')}
</ol>
</div>
<p class="muted" style="margin:0;padding:16px 24px;${text.small};color:${ink.muted}">${escape(footer)}</p>
</div>
</body>
</html>
`;
}

function renderPlace(place: PlaceView, position: number, { words, colours }: MailContent): string {
  const { name, address, summary, warning, facts, advice, promo, booking } = place;
  const { band, onBand, edge } = colours;
  const button = `display:inline-block;padding:12px 20px;border:1px solid ${edge};border-radius:8px;background:${band};color:${onBand}`;
  const parts = [
    `<h2 style="margin:0;${text.name}"><span style="${numberStyle(colours)}">${position}</span> <a href="${escape(address)}" class="ink" style="color:${ink.text};text-decoration:none">${escape(name)}</a></h2>`,
    summary && paragraph(escape(summary), { isMuted: true }),
    warning &&
      `<p class="warning" style="${text.box};background:${ink.warning}"><strong>${escape(warning)}</strong></p>`,
    ...facts.map(renderFact),
    advice && paragraph(`<em>${escape(advice)}</em>`),
    promo && renderPromo(promo, words),
    booking &&
      `<p style="margin:16px 0 0"><a href="${escape(booking.href)}" class="button" style="${button};${text.button}">${escape(words.bookOn(booking.site))}</a></p>`,
    paragraph(
      `<a href="${escape(address)}" class="ink" style="color:${ink.text};text-decoration:underline">${escape(words.details)}</a>`,
    ),
  ];
  const html = parts.filter((part) => part !== undefined && part !== '').join('\n');
  return `<li class="place" style="margin:0;padding:20px 0;border-bottom:1px solid ${ink.line}">\n${html}\n</li>`;
}

function numberStyle({ band, onBand }: MailColours): string {
  return `display:inline-block;margin-right:5px;border-radius:14px;background:${band};color:${onBand};${text.number}`;
}

function renderFact({ label, lines, isFirstStrong = false }: PlaceView['facts'][number]): string {
  const [first = '', ...rest] = lines.map((line) => unbrokenRanges(escape(line)));
  const shown = [isFirstStrong ? `<strong>${first}</strong>` : first, ...rest].join('<br>');
  return paragraph(
    `<span class="muted" style="${text.small};color:${ink.muted}">${escape(label)}</span><br>${shown}`,
  );
}

/** Keeps each "19:00–01:00" on one line. */
const unbrokenRanges = (html: string) =>
  html.replaceAll(/\d\d:\d\d–\d\d:\d\d/gu, '<span style="white-space:nowrap">$&</span>');

function renderPromo({ text: offer, code }: NonNullable<PlaceView['promo']>, words: MailWords): string {
  const shown =
    code === undefined
      ? ''
      : `<br>${escape(words.code)} <strong style="${text.code}">${escape(code)}</strong>`;
  return `<p class="promo" style="${text.box};border:1px dashed ${ink.muted}">${escape(offer)}${shown}</p>`;
}
