import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Section } from './Section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: 'Matin',
    children: <Text>Petit déjeuner, café et thé, journaux.</Text>,
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Link href="#tout" isStandalone>
        Tout voir
      </Link>
    ),
  },
};
export const Untitled: Story = { args: { title: undefined } };
export const LongFrench: Story = {
  ...small,
  args: { ...WithAction.args, title: 'Petits déjeuners, goûters et autres plaisirs de la table' },
};
export const LargeText: Story = { ...largeText, args: { ...WithAction.args } };
