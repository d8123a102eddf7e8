import { generate } from 'lean-qr/nano';

/** Light modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as the path of its dark modules, one unit each, inside a square of `size` units. */
export interface QrDrawing {
  path: string;
  size: number;
}

/** Draws a text as a QR code; throws where it is longer than a code can hold (2,953 bytes). */
export function qrDrawing(text: string): QrDrawing {
  const code = generate(text);
  const rows: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x += 1;
      rows.push(`M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x + 1 - from}v1H${from + QUIET_ZONE}z`);
    }
  }
  return { path: rows.join(''), size: code.size + 2 * QUIET_ZONE };
}
