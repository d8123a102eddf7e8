import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Title } from '../Title/Title';
import { TwoLines } from './TwoLines';

const meta = {
  title: 'Text/TwoLines',
  component: TwoLines,
  args: { children: 'Grand Hôtel de la Gare et des Voyageurs réunis '.repeat(5) },
  render: (args) => (
    <Title level="h1">
      <TwoLines {...args} />
    </Title>
  ),
} satisfies Meta<typeof TwoLines>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasTwoLines: Story['play'] = async ({ canvasElement }) => {
  const title = canvasElement.querySelector('h1') as HTMLElement;
  const lines = title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight);
  await expect(Math.round(lines)).toBe(2);
};

export const LongName: Story = { globals: { viewport: { value: 'small' } }, play: hasTwoLines };
export const OneWord: Story = {
  ...LongName,
  args: { children: 'Grandhôteldelagareetdesvoyageursréunis'.repeat(5) },
};
export const Short: Story = { args: { children: 'Hôtel des Lices' } };
