import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import type { PointGroup } from 'signature_pad';
import { SignatureField } from './SignatureField';
import { signatureImage } from './signaturePad';

const meta = {
  title: 'Fields/SignatureField',
  component: SignatureField,
  args: {
    label: 'Votre signature',
    labels: {
      draw: 'Signez avec le doigt',
      empty: 'pas encore signé',
      signed: 'signé',
      clear: 'Effacer',
      typed: 'Votre prénom et votre nom',
      typeQuestion: 'Vous préférez le clavier\u00a0?',
      typeInstead: 'Écrire mon nom',
      drawInstead: 'Signer avec le doigt',
    },
    onValueChange: fn(),
  },
} satisfies Meta<typeof SignatureField>;
export default meta;

type Story = StoryObj<typeof meta>;

/* A loop and a line, as a finger would draw them. */
const loop = Array.from({ length: 60 }, (_, index) => ({
  x: 60 + index * 3.4,
  y: 92 + Math.sin(index / 4) * (46 - index * 0.6),
  pressure: 0.5,
  time: index * 12,
}));
const group = {
  dotSize: 0,
  minWidth: 0.9,
  maxWidth: 2.6,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
};

export const Empty: Story = {};
export const Signed: Story = {
  args: {
    defaultValue: {
      mode: 'drawn',
      image: '',
      strokes: { width: 342, height: 176, groups: [{ ...group, points: loop }] },
    },
  },
};
export const SignedDark: Story = { ...Signed, globals: { brand: 'bleu' } };
/** Drawn on a wider sheet: it shrinks to fit after the phone was turned. */
export const SignedOnSmallPhone: Story = {
  ...Signed,
  globals: { viewport: { value: 'small' }, brand: 'riad' },
};
export const Typed: Story = { args: { defaultValue: { mode: 'typed', name: 'Camille Le Goff' } } };
export const Missing: Story = { args: { error: 'Signez avec le doigt, ou écrivez votre nom.' } };
export const LongWordsOnSmallPhone: Story = {
  args: {
    label: 'Signature de la personne qui a réservé, ou de son représentant légal',
    defaultValue: { mode: 'typed', name: 'Marie-Antoinette de la Rochefoucauld-Montmorency' },
    error: 'Écrivez le prénom et le nom en entier, comme sur la pièce d’identité.',
  },
  globals: { viewport: { value: 'small' }, brand: 'ugly' },
};

/** A mouse draws; the hotel gets a picture, dark on white. */
export const Drawing: Story = {
  play: async ({ canvas, args }) => {
    const sheet = canvas.getByRole('img', { name: 'Votre signature, pas encore signé' });
    await waitFor(() => expect(sheet).toHaveAttribute('width'));
    const { left, top } = sheet.getBoundingClientRect();
    const at = ({ x, y }: { x: number; y: number }) => ({
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      buttons: 1,
      pressure: 0.5,
      clientX: left + x,
      clientY: top + y,
    });
    const [start = { x: 0, y: 0 }, ...rest] = loop;
    await fireEvent.pointerDown(sheet, at(start));
    for (const point of rest) {
      await fireEvent.pointerMove(window, at(point));
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    await fireEvent.pointerUp(window, { ...at(start), buttons: 0 });
    await canvas.findByRole('img', { name: 'Votre signature, signé' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        mode: 'drawn',
        image: expect.stringMatching(/^data:image\/png;base64,/) as unknown,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.queryByRole('button', { name: 'Effacer' })).toBeNull();
  },
};
/** A full name of 640 points, as wide as the sheet. */
const fullName = (width: number): PointGroup[] =>
  [0, 1].map((word) => ({
    ...group,
    points: Array.from({ length: 320 }, (_, index) => ({
      x: width * (0.04 + 0.46 * word + (0.43 * index) / 320) + 12 * Math.sin(index / 3.1),
      y: 88 + (40 + 24 * Math.sin(index / 37)) * Math.cos(index / 3.1),
      pressure: 0.5,
      time: index * 16,
    })),
  }));

/** How wide and high the picture is, and how many of its pixels are dark. */
async function inkOf(image: string) {
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
  const at = (index: number) => [...data.slice(index * 4, index * 4 + 4)];
  const darks = Array.from({ length: width * height }, (_, index) => at(index)[0] ?? 255).filter(
    (red) => red < 128,
  );
  return { width, height, corner: at(0), darkShare: darks.length / (width * height) };
}

/** The picture keeps to its limits and stays readable, whatever the size of the sheet. */
export const FullName: Story = {
  play: async () => {
    const { default: Pad } = await import('signature_pad');
    for (const width of [342, 700, 760]) {
      const strokes = { width, height: 176, groups: fullName(width) };
      const image = signatureImage(Pad, strokes, 60_000);
      await expect(image.length).toBeLessThanOrEqual(60_000);
      const ink = await inkOf(image);
      await expect(ink.corner).toEqual([255, 255, 255, 255]);
      await expect(ink.width).toBeGreaterThan(400);
      await expect(ink.width).toBeLessThanOrEqual(600);
      await expect(ink.height).toBeLessThanOrEqual(200);
      await expect(ink.darkShare).toBeGreaterThan(0.05);
      // Where a hotel takes less, it shrinks, and is still a signature.
      const small = signatureImage(Pad, strokes, 12_000);
      await expect(small.length).toBeLessThanOrEqual(12_000);
      await expect((await inkOf(small)).darkShare).toBeGreaterThan(0.05);
    }
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Écrire mon nom' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Votre prénom et votre nom' })).toHaveFocus();
    await userEvent.keyboard('Camille Le Goff ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ mode: 'typed', name: 'Camille Le Goff' });
  },
};

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
