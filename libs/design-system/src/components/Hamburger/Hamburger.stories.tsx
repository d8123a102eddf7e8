import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { focus, hover, reducedMotion } from '../../../.storybook/states';
import { Row } from '../Row/Row';
import { Hamburger } from './Hamburger';

const meta = {
  title: 'Navigation/Hamburger',
  component: Hamburger,
  args: { label: 'Menu' },
  argTypes: { size: { control: { type: 'range', min: 12, max: 48 } } },
} satisfies Meta<typeof Hamburger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const Coloured: Story = { args: { color: '#ad4125' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { brand: 'bleu' } };

/** From 12 to 48 px; the target stays at least 44. */
export const Sizes: Story = {
  render: () => (
    <Row gap={4}>
      {[12, 16, 24, 32, 40, 48].map((size) => (
        <Hamburger key={size} label={`Menu, ${size}`} size={size} />
      ))}
    </Row>
  ),
};

export const TogglesByEnter: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await expect(
      getComputedStyle(button.querySelector('path') as SVGPathElement).transitionDuration,
    ).toContain('0.4s');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Hover: Story = { ...Closed, ...hover };
export const Focus: Story = { ...Closed, ...focus };
export const ReducedMotion: Story = { ...Closed, ...reducedMotion };
