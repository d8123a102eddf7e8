/** The longest side that is worth sending: the small print of a passport stays readable. */
const MAX_SIDE = 2400;
const QUALITY = 0.85;
/** What browsers read and write; HEIC is read by few of them, and a PDF is no picture. */
const preparable = ['image/jpeg', 'image/png', 'image/webp'];

/** Options of `preparePicture`. */
export interface PictureLimits {
  /** The longest side of the result, in pixels. */
  maxSide?: number;
  /** Of JPEG, 0 to 1. */
  quality?: number;
}

/** Can the page make a picture smaller, and take out what it says besides what it shows? */
export function isPreparable({ type, name }: File): boolean {
  return preparable.includes(type.toLowerCase()) || (type === '' && /\.(?:jpe?g|png|webp)$/iu.test(name));
}

/** The size that fits into a square, and never a larger one. */
export function fitSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/**
 * A photograph as it may leave the device: drawn anew, upright, at most `maxSide` long, as JPEG. What the camera wrote beside the
 * picture (place, time, device) is not drawn, so it is gone. Rejects where the browser cannot read it.
 */
export async function preparePicture(
  file: Blob,
  { maxSide = MAX_SIDE, quality = QUALITY }: PictureLimits = {},
): Promise<Blob> {
  // Turned as the camera was held: what says so goes away with the rest.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fitSize(picture.width, picture.height, maxSide);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing');
    // JPEG knows no transparency: without paper under it, it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!drawn) throw new Error('The picture could not be written');
    return drawn;
  } finally {
    picture.close();
  }
}
