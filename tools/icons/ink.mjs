import { shapesOf } from './shapes.mjs';

const GRID = 24;
const SAMPLES_PER_UNIT = 8;
/** The stroke of an icon of 24 px, which `Glyph` draws. */
const STROKE_WIDTH = 1.75;

/**
 * The share of the box that an outline icon covers. Strokes have round caps and joins: they cover every point that is
 * at most half a stroke away from an outline.
 */
export function inkShare(drawing) {
  const side = GRID * SAMPLES_PER_UNIT;
  const covered = new Uint8Array(side * side);
  const reach = STROKE_WIDTH / 2;
  const clamp = (value) => Math.min(side, Math.max(0, value));
  const cover = ([x0, y0], [x1, y1]) => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const length = dx ** 2 + dy ** 2 || 1;
    const first = (a, b) => clamp(Math.floor((Math.min(a, b) - reach) * SAMPLES_PER_UNIT));
    const last = (a, b) => clamp(Math.ceil((Math.max(a, b) + reach) * SAMPLES_PER_UNIT));
    for (let row = first(y0, y1); row < last(y0, y1); row++)
      for (let column = first(x0, x1); column < last(x0, x1); column++) {
        const [x, y] = [(column + 0.5) / SAMPLES_PER_UNIT - x0, (row + 0.5) / SAMPLES_PER_UNIT - y0];
        const along = Math.min(1, Math.max(0, (x * dx + y * dy) / length));
        if (Math.hypot(x - along * dx, y - along * dy) <= reach) covered[row * side + column] = 1;
      }
  };
  for (const { outlines, attributes } of shapesOf(drawing))
    if (attributes.stroke !== 'none')
      for (const outline of outlines)
        outline.forEach((point, index) => cover(point, outline[Math.min(index + 1, outline.length - 1)]));
  return covered.reduce((sum, one) => sum + one, 0) / covered.length;
}
