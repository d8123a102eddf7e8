import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import bike from '../../../.storybook/scenes/lices-velo.svg?url';
import breakfast from '../../../.storybook/scenes/lices-petit-dejeuner.svg?url';
import facade from '../../../.storybook/scenes/lices-facade.svg?url';
import pool from '../../../.storybook/scenes/lices-piscine.svg?url';
import room from '../../../.storybook/scenes/lices-chambre.svg?url';
import { focus, hover, largeText, reducedMotion, small } from '../../../.storybook/states';
import { Picture } from '../Picture/Picture';
import { Carousel } from './Carousel';

const pictures = [
  [room, 'La chambre'],
  [breakfast, 'Le petit déjeuner'],
  [pool, 'La piscine'],
  [bike, 'Les vélos'],
  [facade, 'La façade'],
] as const;

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: {
    label: 'La maison en images',
    hasTitle: true,
    previousLabel: 'Image précédente',
    nextLabel: 'Image suivante',
    slideLabel: (index: number, count: number) => `${index + 1} sur ${count}`,
    children: pictures.map(([src, alt]) => (
      <Picture key={alt} src={src} alt={alt} ratio="4:3" corners="card" />
    )),
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const Full: Story = { args: { slideWidth: 'full' }, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Single: Story = {
  args: { children: <Picture src={room} alt="La chambre" ratio="4:3" corners="card" /> },
};
export const Dark: Story = { globals: { brand: 'bleu', viewport: { value: 'phone' } } };

export const MovesByItsButtons: Story = {
  args: { slideWidth: 'full' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Image suivante' });
    const previous = canvas.getByRole('button', { name: 'Image précédente' });
    const count = (text: string) =>
      waitFor(() => expect(canvas.getByText(text)).toBeVisible(), { timeout: 5000 });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await count('2 / 5');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(previous);
    await count('1 / 5');
    canvas.getByRole('list', { name: 'La maison en images' }).scrollTo({ left: 99_999, behavior: 'instant' });
    await count('5 / 5');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const GoesBackFromTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvas.getByRole('list', { name: 'La maison en images' });
    track.scrollTo({ left: 99_999, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('5 / 5')).toBeVisible());
    const end = track.scrollLeft;
    await userEvent.click(canvas.getByRole('button', { name: 'Image précédente' }));
    await waitFor(() => expect(track.scrollLeft).toBeLessThan(end - 100), { timeout: 5000 });
  },
};

export const PressesAddUp: Story = {
  args: { slideWidth: 'full' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Image suivante' });
    next.click();
    next.click();
    await waitFor(() => expect(canvas.getByText('3 / 5')).toBeVisible(), { timeout: 5000 });
  },
};

export const Hover: Story = { ...Part, ...hover };
export const Focus: Story = { ...Part, ...focus };
export const SmallPhone: Story = { ...Part, ...small };
export const LargeText: Story = { ...Part, ...largeText };
export const ReducedMotion: Story = { ...Part, ...reducedMotion };
