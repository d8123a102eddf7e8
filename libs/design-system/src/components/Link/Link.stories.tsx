import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  title: 'Text/Link',
  component: Link,
  args: { href: '#conditions', children: 'conditions de vente' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text size="s" tone="muted">
      En commandant, vous acceptez les <Link {...args} /> de l’hôtel.
    </Text>
  ),
};
export const Standalone: Story = { args: { isStandalone: true, children: 'Modifier ce plateau' } };
export const Inherit: Story = { args: { tone: 'inherit' } };
export const Plain: Story = { args: { tone: 'plain', isStandalone: true, children: 'EN', lang: 'en' } };

export const Hover: Story = { ...InText, ...hover };
export const Focus: Story = { ...InText, ...focus };
export const SmallPhone: Story = { ...InText, ...small };
export const LargeText: Story = { ...InText, ...largeText };
