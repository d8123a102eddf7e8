import { type Meta, type StoryObj } from '@storybook/react-vite';
import { framed, largeText, small } from '../../../.storybook/states';
import { Page } from '../Page/Page';
import { SkeletonRows } from '../Skeleton/Skeleton';
import { SlowLine } from './SlowLine';

const meta = {
  title: 'Feedback/SlowLine',
  component: SlowLine,
  parameters: framed(360),
  args: { children: 'C’est plus long que d’habitude. La page s’affichera dès qu’elle arrive.' },
  decorators: [
    (Story) => (
      <Page>
        <SkeletonRows label="Chargement des services" />
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof SlowLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const NothingIsLate: Story = { args: { children: undefined } };
export const OnSmallPhone: Story = small;
export const LargeText: Story = largeText;
export const Dark: Story = { globals: { brand: 'bleu' } };
