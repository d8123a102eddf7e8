import { type Meta, type StoryObj } from '@storybook/react-vite';
import terrace from '../../../.storybook/scenes/riad-terrasse.svg?url';
import { Grid } from '../Grid/Grid';
import { Picture, pictureRatios } from './Picture';

const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: { src: terrace, alt: 'La terrasse au coucher du soleil', corners: 'card' },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ratios: Story = {
  render: (args) => (
    <Grid columns={2} columnsWide={3}>
      {pictureRatios
        .filter((ratio) => ratio !== 'fill')
        .map((ratio) => (
          <Picture key={ratio} {...args} ratio={ratio} />
        ))}
    </Grid>
  ),
};
export const Missing: Story = { args: { src: '/nowhere.jpg' } };
export const None: Story = { args: { src: undefined } };
