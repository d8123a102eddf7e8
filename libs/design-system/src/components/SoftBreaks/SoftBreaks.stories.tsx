import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Facts } from '../Facts/Facts';
import { SoftBreaks } from './SoftBreaks';

const meta = {
  title: 'Content/SoftBreaks',
  component: SoftBreaks,
  args: { children: 'marie-antoinette.legoff.de.kerdrouallan@example.com' },
  render: (args) => <Facts items={[{ term: 'E-mail', value: <SoftBreaks {...args} /> }]} />,
} satisfies Meta<typeof SoftBreaks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SmallPhone: Story = small;
export const LargeText: Story = largeText;
