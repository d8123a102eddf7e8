import type { PlaceView } from './placeView';
import type { MailContent } from './renderHtml';
import type { MailWords } from './words';

/** The mail as plain text. */
export function renderText({ hotel, greeting, footer, places, words }: MailContent): string {
  const parts = places.map((place, index) => renderPlace(place, index + 1, words));
  return `${[hotel, greeting, ...parts, `-- \n${footer}`].join('\n\n')}\n`;
}

function renderPlace(place: PlaceView, position: number, words: MailWords): string {
  const { name, address, summary, warning, facts, advice, promo, booking } = place;
  const lines = [
    `${position}. ${name}`,
    summary,
    warning,
    ...facts.flatMap(({ label, lines: [first = '', ...rest] }) => [label + words.colon + first, ...rest]),
    advice,
    promo && (promo.code === undefined ? promo.text : `${promo.text} (${words.code} ${promo.code})`),
    booking && words.book + words.colon + booking.href,
    words.details + words.colon + address,
  ];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}
