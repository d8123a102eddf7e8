import { type Meta, type StoryObj } from '@storybook/react-vite';
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
