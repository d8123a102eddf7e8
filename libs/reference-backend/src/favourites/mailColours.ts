import { ink } from './mailHtml';
import { formatHex, parse, wcagContrast } from 'culori/fn';
// Registers the colour spaces that CSS can name.
import 'culori/css';

/** WCAG 2.2 SC 1.4.11. */
const MIN_EDGE_CONTRAST = 3;
const DEFAULT_COLOUR = '#16a5a3';
const DARK = '#1a1a1a';
const LIGHT = '#ffffff';

export interface MailColours {
  /** The hotel's colour as hex. */
  band: string;
  /** The text colour that reads best on it. */
  onBand: string;
  /** The border of buttons: visible where the hotel's colour is hardly darker than the card. */
  edge: string;
}

export function mailColours(primaryColor: string | undefined): MailColours {
  const parsed = parse(primaryColor ?? '');
  const band = (parsed && formatHex(parsed)) ?? DEFAULT_COLOUR;
  const onBand = wcagContrast(band, LIGHT) >= wcagContrast(band, DARK) ? LIGHT : DARK;
  const edge = wcagContrast(band, ink.card) >= MIN_EDGE_CONTRAST ? band : ink.muted;
  return { band, onBand, edge };
}
