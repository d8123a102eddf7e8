/** The longest side in pixels: the small print of a passport stays readable. */
const MAX_SIDE = 2400;
const QUALITY = 0.85;
/** Types that all browsers can decode. */
const preparable = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether `preparePicture` can read the file. */
export function isPreparable({ type, name }: File): boolean {
  return preparable.includes(type.toLowerCase()) || (type === '' && /\.(?:jpe?g|png|webp)$/iu.test(name));
}

/** Scales a size down to fit into a square. */
export function fitSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/**
 * Redraws a photograph as an upright JPEG of at most `maxSide` pixels, which removes its metadata (place, time,
 * device). Rejects when the browser cannot read the file.
 */
export async function preparePicture(file: Blob, maxSide = MAX_SIDE): Promise<Blob> {
  // Applies the orientation of the metadata, which the JPEG will not have.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fitSize(picture.width, picture.height, maxSide);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing');
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!drawn) throw new Error('The picture could not be written');
    return drawn;
  } finally {
    picture.close();
  }
}
