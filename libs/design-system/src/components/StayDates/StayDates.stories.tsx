import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Card } from '../Card/Card';
import { StayDates } from './StayDates';

const meta = {
  title: 'Content/StayDates',
  component: StayDates,
  args: {
    arrival: { label: 'Arrivée', value: 'Mar. 24 nov.', note: 'dès 15 h' },
    departure: { label: 'Départ', value: 'Ven. 27 nov.', note: 'avant 11 h' },
    duration: { label: 'Durée', value: '3 nuits' },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StayDates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutDuration: Story = { args: { duration: undefined } };
export const LongFrench: Story = {
  ...small,
  args: {
    arrival: { label: 'Arrivée', value: 'Mercredi 24 septembre', note: 'à partir de quinze heures' },
    departure: { label: 'Départ', value: 'Vendredi 26 septembre', note: 'avant onze heures' },
  },
};
export const LargeText: Story = largeText;
export const Dark: Story = { globals: { brand: 'bleu' } };
