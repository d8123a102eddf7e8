import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode';
import { qrDrawing } from './qrPath';

/** Reads the dark modules back from the drawing. */
function modulesOf({ path, size }: { path: string; size: number }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/gu)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) (grid[Number(y)] ?? [])[at] = true;
  }
  return grid;
}

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

it('draws a square code with its three marks, inside the light border that scanners ask for', () => {
  const drawing = qrDrawing('WIFI:T:WPA;S:HoteldesLices;P:place-du-marche-35;;');
  const grid = modulesOf(drawing);
  expect((drawing.size - 8 - 17) % 4).toBe(0);
  const at = (x: number, y: number) =>
    finder.map((_, row) => finder.map((__, column) => (grid[y + row]?.[x + column] ? '1' : '0')).join(''));
  const far = drawing.size - 4 - 7;
  for (const mark of [at(4, 4), at(far, 4), at(4, far)]) expect(mark).toEqual(finder);
  expect(grid.slice(0, 4).flat()).not.toContain(true);
  expect(grid.map((row) => row.slice(0, 4)).flat()).not.toContain(true);
});

it('shows the code once its generator has come, and names it', async () => {
  const { container } = render(<QrCode text="https://hotel.example" label="Code QR du Wi-Fi" />);
  expect(screen.getByRole('img', { name: 'Code QR du Wi-Fi' })).toBeInTheDocument();
  await waitFor(() =>
    expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M4 4h7/u)),
  );
});

it('draws nothing for what no code can hold', async () => {
  const { container } = render(<QrCode text={'x'.repeat(5_000)} label="Trop long" />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelector('path')).toBeNull();
});
