import type SignaturePad from 'signature_pad';
// Types alone: a plain import, even of nothing else, would bring the library into the first load.
import type { PointGroup } from 'signature_pad';

/** What was drawn, and how large the sheet was: it can be drawn again at any size. */
export interface SignatureStrokes {
  width: number;
  height: number;
  groups: PointGroup[];
}

type PadClass = typeof SignaturePad;

/* On paper a signature is dark on white, whatever the hotel's colours: that is what the hotel receives. */
const INK = '#101820';
const PAPER = '#ffffff';
/* The picture in pixels: as large as a hotel prints it on a form, whatever the sheet that was signed. */
const IMAGE_SCALE = 2;
const MAX_IMAGE_WIDTH = 600;
const MAX_IMAGE_HEIGHT = 200;
const SHRINK = 0.8;
const SHADE = 85;
/* Around the outermost ink. */
const INK_MARGIN = 4;
/* Under this many pixels it is a slip of the finger. */
const SMALLEST_SIGNATURE = 24;

/** The strokes moved to another width; never enlarged, so that turning the phone and back changes nothing. */
export function fitStrokes({ width, groups }: SignatureStrokes, toWidth: number): PointGroup[] {
  const scale = width > 0 ? Math.min(1, toWidth / width) : 1;
  return groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}

/** Whether enough was drawn to be meant. */
export function isSigned({ groups }: SignatureStrokes): boolean {
  const points = groups.flatMap((group) => group.points);
  const spread = (values: number[]) => (values.length > 1 ? Math.max(...values) - Math.min(...values) : 0);
  const wide = spread(points.map(({ x }) => x));
  return Math.max(wide, spread(points.map(({ y }) => y))) >= SMALLEST_SIGNATURE;
}

/** Makes a canvas a sheet to sign on that follows its size and the screen's density; the answer takes it away. */
export function attachPad(
  Pad: PadClass,
  canvas: HTMLCanvasElement,
  first: SignatureStrokes | undefined,
  onEnd: (strokes: SignatureStrokes) => void,
) {
  const pad = new Pad(canvas, { minWidth: 0.9, maxWidth: 2.6 });
  const empty = () => ({ width: canvas.clientWidth, height: canvas.clientHeight, groups: [] });
  let sheet: SignatureStrokes = first ?? empty();
  let isDrawn = false;

  const draw = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0) return;
    const density = Math.max(1, window.devicePixelRatio);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    // An observer also speaks where nothing changed, as at its start: drawing anew would lose the stroke under the finger.
    if (isDrawn && canvas.width === width && canvas.height === height) return;
    isDrawn = true;
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.scale(density, density);
    pad.penColor = getComputedStyle(canvas).color;
    const groups = fitStrokes(sheet, clientWidth);
    pad.fromData(groups.map((group) => ({ ...group, penColor: pad.penColor })));
  };
  const handleEnd = () => {
    sheet = { ...empty(), groups: structuredClone(pad.toData()) };
    onEnd(sheet);
  };
  pad.addEventListener('endStroke', handleEnd);
  const observer = new ResizeObserver(draw);
  observer.observe(canvas);
  // Zooming and another screen change the density, not always the size.
  window.addEventListener('resize', draw);
  draw();

  return {
    clear: () => {
      sheet = empty();
      isDrawn = false;
      draw();
    },
    detach: () => {
      observer.disconnect();
      window.removeEventListener('resize', draw);
      pad.removeEventListener('endStroke', handleEnd);
      pad.off();
    },
  };
}

/** Where the ink lies on its sheet. */
function inkBox(groups: readonly PointGroup[]) {
  const points = groups.flatMap((group) => group.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - INK_MARGIN, Math.min(...ys) - INK_MARGIN];
  return {
    left,
    top,
    width: Math.max(...xs) + INK_MARGIN - left,
    height: Math.max(...ys) + INK_MARGIN - top,
  };
}

/**
 * The ink of the strokes as a PNG data address, dark on white: at most 600 by 200 pixels, and smaller still until it has no more
 * than `maxLength` characters. Nobody signs again because their name is long.
 */
export function signatureImage(Pad: PadClass, { groups }: SignatureStrokes, maxLength = Infinity): string {
  const box = inkBox(groups);
  const ink = groups.map((group) => ({
    ...group,
    penColor: INK,
    points: group.points.map((point) => ({ ...point, x: point.x - box.left, y: point.y - box.top })),
  }));
  const draw = (scale: number): string => {
    const image = paint(Pad, ink, Math.ceil(box.width * scale), Math.ceil(box.height * scale), scale);
    return image.length > maxLength && box.width * scale > 1 ? draw(scale * SHRINK) : image;
  };
  return draw(Math.min(IMAGE_SCALE, MAX_IMAGE_WIDTH / box.width, MAX_IMAGE_HEIGHT / box.height));
}

/** Four shades of grey are enough for an edge, and make a picture a fraction as long. */
function coarsen(context: CanvasRenderingContext2D, width: number, height: number): void {
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const shade = Math.round((data[at] ?? 0) / SHADE) * SHADE;
    data.fill(shade, at, at + 3);
  }
  context.putImageData(picture, 0, 0);
}

function paint(Pad: PadClass, ink: PointGroup[], width: number, height: number, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pad = new Pad(canvas);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, width, height);
    context.scale(scale, scale);
  }
  // The library's own clearing would take the paper away.
  pad.fromData(ink, { clear: false });
  if (context) coarsen(context, width, height);
  const image = pad.toDataURL('image/png');
  pad.off();
  return image;
}
