import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What a camera wrote into the photograph: it must never leave the phone. */
export const PLACE_IN_PICTURE = 'GPS 48.8584 2.2945';

/** A photograph of several megapixels, with what a camera writes beside the picture. */
export async function aPhotograph(page: Page, name: string) {
  const drawn = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2600, height: 1950 });
    const paint = canvas.getContext('2d');
    // Noise in small squares: it must not become too small to be cut off half-way.
    for (let at = 0; paint && at < 15_000; at += 1) {
      paint.fillStyle = `hsl(${(at * 77) % 360} 60% ${30 + (at % 50)}%)`;
      paint.fillRect((at * 131) % 2600, (at * 197) % 1950, 16, 16);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onload = resolve;
      reader.readAsDataURL(blob ?? new Blob());
    });
    return String(reader.result).split(',')[1] ?? '';
  });
  const bytes = Buffer.from(drawn, 'base64');
  const body = Buffer.from(`Exif\0\0${PLACE_IN_PICTURE}`);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  const buffer = Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Everything that lies in a folder and below it. */
export function filesIn(folder: string): { file: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, bytes: readFileSync(file) }));
}
