import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Allergènes et régimes',
    children: 'Gluten, lait, œufs. Sans gluten sur demande la veille.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const Several: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} summary="Composition du plateau" />
      <Disclosure {...args} />
    </div>
  ),
};

export const Hover: Story = { ...Closed, ...hover };
export const Focus: Story = { ...Closed, ...focus };
export const SmallPhone: Story = { ...Closed, ...small };
export const LargeText: Story = { ...Closed, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: { summary: 'Allergènes, régimes particuliers et provenance de nos produits', open: true },
};
