import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Grid } from '../Grid/Grid';
import { Tile } from './Tile';

const meta = {
  title: 'Content/Tile',
  component: Tile,
  args: { href: '#services', title: 'Services', icon: 'service', description: 'Repas, vélos, spa' },
} satisfies Meta<typeof Tile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithoutDescription: Story = { args: { description: undefined } };
export const Pair: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Tile {...args} />
      <Tile
        href="#seminaires"
        icon="people"
        title="Séminaires et réceptions privées"
        description="Deux salles sur cour"
      />
    </Grid>
  ),
  globals: { viewport: { value: 'small' } },
};

export const Hover: Story = { ...One, ...hover };
export const Focus: Story = { ...One, ...focus };
export const LargeText: Story = { ...One, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    title: 'Renseignements pratiques',
    description: 'Horaires, accès, équipements et règlement intérieur',
  },
};
