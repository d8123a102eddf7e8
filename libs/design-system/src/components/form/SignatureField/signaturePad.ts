import type SignaturePad from 'signature_pad';
// Only types: any other import would bring the library into the first load.
import type { PointGroup } from 'signature_pad';

/** The strokes and the size of the canvas, to draw them again at any size. */
export interface SignatureStrokes {
  width: number;
  height: number;
  groups: PointGroup[];
}

type PadClass = typeof SignaturePad;

/* The hotel receives a dark signature on white, whatever its brand. */
const INK = '#101820';
const PAPER = '#ffffff';
/* The size of the picture is that of a printed form, not that of the canvas. */
const IMAGE_SCALE = 2;
const MAX_IMAGE_WIDTH = 600;
const MAX_IMAGE_HEIGHT = 200;
const SHRINK = 0.8;
const SHADE = 85;
/* Pixels around the ink. */
const INK_MARGIN = 4;
/* A shorter drawing, in pixels, is a slip of the finger. */
const SMALLEST_SIGNATURE = 24;

/** Scales the strokes down to another width. Never enlarges them, so that turning the phone twice changes nothing. */
export function fitStrokes({ width, groups }: SignatureStrokes, toWidth: number): PointGroup[] {
  const scale = width > 0 ? Math.min(1, toWidth / width) : 1;
  return groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
}

/** Whether enough was drawn for a signature. */
export function isSigned({ groups }: SignatureStrokes): boolean {
  const points = groups.flatMap((group) => group.points);
  const spread = (values: number[]) => (values.length > 1 ? Math.max(...values) - Math.min(...values) : 0);
  const wide = spread(points.map(({ x }) => x));
  return Math.max(wide, spread(points.map(({ y }) => y))) >= SMALLEST_SIGNATURE;
}

/** Makes a canvas a signature pad that follows its size and the pixel density. Returns a function that detaches it. */
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
    // The observer also fires without a change. A redraw would lose the stroke in progress.
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
  // Zoom and a change of screens change the density, not always the size.
  window.addEventListener('resize', draw);
  draw();

  return () => {
    observer.disconnect();
    window.removeEventListener('resize', draw);
    pad.removeEventListener('endStroke', handleEnd);
    pad.off();
  };
}

/** The bounding box of the ink. */
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
 * The strokes as a PNG data address, dark on white: at most 600 by 200 pixels, scaled down further until it has at most
 * `maxLength` characters.
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

/** Reduces the picture to four shades of grey, which makes it much smaller. */
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
  // `clear: false` keeps the white paper.
  pad.fromData(ink, { clear: false });
  if (context) coarsen(context, width, height);
  const image = pad.toDataURL('image/png');
  pad.off();
  return image;
}
