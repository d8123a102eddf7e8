import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Row } from './Row';

const meta = {
  title: 'Layout/Row',
  component: Row,
  args: {
    gap: 3,
    children: [
      <Button key="a">Commander</Button>,
      <Button key="b" hierarchy="tertiary">
        Plus tard
      </Button>,
      <Badge key="c">Offert</Badge>,
    ],
  },
} satisfies Meta<typeof Row>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const WrapsOnPhone: Story = { globals: { viewport: { value: 'small' } } };
