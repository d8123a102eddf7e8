import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Row } from '../Row/Row';
import { Face, faceMoods } from './Face';

const meta = { title: 'Content/Face', component: Face, args: { mood: 'good' } } satisfies Meta<typeof Face>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row gap={4}>
      {faceMoods.map((mood) => (
        <Face key={mood} mood={mood} size={56} />
      ))}
    </Row>
  ),
};
export const AllDark: Story = { ...All, globals: { brand: 'bleu' } };
