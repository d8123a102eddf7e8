// Reads the shapes of a drawing: their outlines as points, whether they are open, how much ink they take.

/** The points of an arc are this far apart at most, in radians. */
const ARC_STEP = Math.PI / 24;
const CURVE_STEPS = 16;
/** Ends that are nearer than this, in units of the grid, meet: the stroke hides what is between them. */
const MEETS = 0.05;

const ARGUMENT_COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+))/y;
/** The flags of an arc may stand without a space: `a1 1 0 013 4`. */
const FLAG = /[\s,]*([01])/y;

/** The numbers after a letter. */
function numbersOf(kind, text) {
  const numbers = [];
  let at = 0;
  while (text.slice(at).trim() !== '') {
    const place = numbers.length % 7;
    const pattern = kind === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new Error(`No number in path data: ${text}`);
    numbers.push(Number(found[1]));
    at = pattern.lastIndex;
  }
  return numbers;
}

/** The commands of a path, each with its numbers. Repeated numbers repeat the command. */
function commandsOf(data) {
  return [...data.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter, text]) => {
    const kind = letter.toLowerCase();
    const count = ARGUMENT_COUNTS[kind];
    if (count === undefined) throw new Error(`Unknown path command ${letter}`);
    const numbers = numbersOf(kind, text);
    if (count === 0) return [{ letter, numbers }];
    // After the first pair, `m` draws lines.
    const next = { m: 'l', M: 'L' }[letter] ?? letter;
    return Array.from({ length: numbers.length / count }, (_, index) => ({
      letter: index === 0 ? letter : next,
      numbers: numbers.slice(index * count, (index + 1) * count),
    }));
  });
}

/** Points along an arc, by the conversion of SVG 2, appendix B.2.4. */
function arcPoints([x1, y1], [rx0, ry0, rotation, isLarge, isSweep, x2, y2]) {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = (cos * (x1 - x2)) / 2 + (sin * (y1 - y2)) / 2;
  const y = (-sin * (x1 - x2)) / 2 + (cos * (y1 - y2)) / 2;
  const scale = Math.max(1, Math.hypot(x / rx0, y / ry0));
  const [rx, ry] = [rx0 * scale, ry0 * scale];
  const rest = rx ** 2 * y ** 2 + ry ** 2 * x ** 2;
  const root = Math.sqrt(Math.max(0, (rx ** 2 * ry ** 2 - rest) / rest)) * (isLarge === isSweep ? -1 : 1);
  const [cx, cy] = [(root * rx * y) / ry, (-root * ry * x) / rx];
  const from = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - from;
  if (isSweep && turn < 0) turn += 2 * Math.PI;
  if (!isSweep && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / ARC_STEP));
  return Array.from({ length: steps }, (_, index) => {
    const at = from + (turn * (index + 1)) / steps;
    const [px, py] = [rx * Math.cos(at) + cx, ry * Math.sin(at) + cy];
    return [cos * px - sin * py + (x1 + x2) / 2, sin * px + cos * py + (y1 + y2) / 2];
  });
}

/** Points along a Bézier curve through its control points. */
function curvePoints(controls) {
  const between = (points, t) =>
    points.length === 1
      ? points[0]
      : between(
          points.slice(1).map(([x, y], index) => {
            const [fromX, fromY] = points[index];
            return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
          }),
          t,
        );
  return Array.from({ length: CURVE_STEPS }, (_, index) => between(controls, (index + 1) / CURVE_STEPS));
}

const pairs = (numbers) =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[index * 2], numbers[index * 2 + 1]]);

/** The points that a command adds after `at`, and the control point that `s` mirrors. */
function step(kind, numbers, at, isRelative, mirrored) {
  const [dx, dy] = isRelative ? at : [0, 0];
  if (kind === 'h') return { points: [[numbers[0] + dx, at[1]]] };
  if (kind === 'v') return { points: [[at[0], numbers[0] + dy]] };
  if (kind === 'a') {
    const [x, y] = numbers.slice(5);
    return { points: arcPoints(at, [...numbers.slice(0, 5), x + dx, y + dy]) };
  }
  const ends = pairs(numbers).map(([x, y]) => [x + dx, y + dy]);
  if (kind === 'l' || kind === 'm') return { points: ends };
  const controls = kind === 's' ? [at, mirrored, ...ends] : [at, ...ends];
  const [mirrorX, mirrorY] = controls.at(-2);
  const [endX, endY] = controls.at(-1);
  return { points: curvePoints(controls), mirror: [2 * endX - mirrorX, 2 * endY - mirrorY] };
}

/** The outlines of path data: lists of points. A closed one ends where it starts. */
function pathOutlines(data) {
  const outlines = [];
  let outline = [[0, 0]];
  let mirror;
  for (const { letter, numbers } of commandsOf(data)) {
    const kind = letter.toLowerCase();
    const at = outline.at(-1);
    if (kind === 'z') {
      outline.push(outline[0]);
      continue;
    }
    const done = step(kind, numbers, at, letter === kind, mirror ?? at);
    mirror = done.mirror;
    if (kind === 'm') outlines.push((outline = done.points));
    else outline.push(...done.points);
  }
  return outlines;
}

function ellipseOutline(cx, cy, rx, ry) {
  const steps = Math.ceil((2 * Math.PI) / ARC_STEP);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const at = (2 * Math.PI * (index % steps)) / steps;
    return [cx + rx * Math.cos(at), cy + ry * Math.sin(at)];
  });
}

function rectOutline({ x = 0, y = 0, width, height, rx = 0 }) {
  const [w, h] = [width - 2 * rx, height - 2 * rx];
  const arc = (dx, dy) => (rx > 0 ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : '');
  const top = `M${x + rx} ${y}h${w}${arc(rx, rx)}v${h}${arc(-rx, rx)}`;
  return pathOutlines(`${top}h${-w}${arc(-rx, -rx)}v${-h}${arc(rx, -rx)}z`)[0];
}

const drawn = {
  path: ({ d }) => pathOutlines(d),
  rect: (a) => [rectOutline(a)],
  circle: ({ cx, cy, r }) => [ellipseOutline(cx, cy, r, r)],
  ellipse: ({ cx, cy, rx, ry }) => [ellipseOutline(cx, cy, rx, ry)],
  line: ({ x1, y1, x2, y2 }) => [
    [
      [x1, y1],
      [x2, y2],
    ],
  ],
};

/** The shapes of a drawing: source, attributes and outlines of each. */
export function shapesOf(drawing) {
  return [...drawing.matchAll(/<([a-z]+)([^>]*)\/>/g)].map(([source, tag, text]) => {
    if (!(tag in drawn)) throw new Error(`Unknown shape <${tag}>`);
    const attributes = Object.fromEntries(
      [...text.matchAll(/([a-z0-9-]+)="([^"]*)"/g)].map(([, name, value]) => {
        const isNumber = name !== 'd' && value !== '' && Number.isFinite(Number(value));
        return [name, isNumber ? Number(value) : value];
      }),
    );
    return { source, attributes, outlines: drawn[tag](attributes) };
  });
}

const isStraight = ([[x0, y0], ...rest]) => {
  const [farX, farY] = rest.reduce(
    (far, [x, y]) => (Math.hypot(x - x0, y - y0) > Math.hypot(...far) ? [x - x0, y - y0] : far),
    [0, 0],
  );
  return rest.every(([x, y]) => Math.abs((x - x0) * farY - (y - y0) * farX) < 1e-6);
};

/** Whether a fill would show where no stroke bounds it: the shape has an area and does not close. */
export function isOpen({ outlines }) {
  return outlines.some((outline) => {
    const [[x0, y0], [x1, y1]] = [outline[0], outline.at(-1)];
    return Math.hypot(x1 - x0, y1 - y0) > MEETS && !isStraight(outline);
  });
}
