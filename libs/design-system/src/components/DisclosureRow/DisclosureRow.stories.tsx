import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Icon } from '../../icons/Icon';
import { List } from '../List/List';
import { Text } from '../Text/Text';
import { DisclosureRow } from './DisclosureRow';

const meta = {
  title: 'Content/DisclosureRow',
  component: DisclosureRow,
  args: {
    media: <Icon name="luggage" />,
    title: 'Bagages',
    description: 'Gardés gratuitement jusqu’à 20 h',
    children: <Text>Déposez vos valises avant l’arrivée ou après le départ, derrière la réception.</Text>,
  },
  decorators: [
    (Story) => (
      <List lines="always">
        <li>
          <Story />
        </li>
        <li>
          <Story />
        </li>
      </List>
    ),
  ],
} satisfies Meta<typeof DisclosureRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const WithoutIcon: Story = { args: { media: undefined } };
export const LongFrench: Story = {
  args: {
    title: 'Chauffage, climatisation et ventilation des chambres mansardées du dernier étage',
    description: 'Le thermostat est à droite de la porte, derrière le rideau de velours',
    open: true,
  },
  globals: { viewport: { value: 'small' } },
};
