import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { tones } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Notice } from './Notice';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Rien à payer maintenant',
    children: 'Le montant s’ajoute à votre note, réglée au départ. Modifiable jusqu’à ce soir, 22 h.',
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const OwnIcon: Story = { args: { icon: 'wallet' } };
export const NoIcon: Story = { args: { icon: false } };
export const WithAction: Story = {
  args: { tone: 'warning', action: <Link href="#heures">Voir les heures</Link> },
};
/** Put away in its corner. */
export const WithCorner: Story = {
  args: { tone: 'warning', corner: <IconButton icon="close" label="Fermer" /> },
  ...small,
};
export const InUglyBrand: Story = { ...Tones, globals: { brand: 'ugly' } };

export const SmallPhone: Story = { ...Tones, ...small };
export const LargeText: Story = { ...Tones, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    title: 'Modifications possibles jusqu’à vingt-deux heures',
    children:
      'Passé cette heure, la réception seule peut encore changer la commande ; elle répond au 9 depuis votre chambre.',
  },
};
