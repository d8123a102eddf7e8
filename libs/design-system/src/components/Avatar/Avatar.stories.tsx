import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Row } from '../Row/Row';
import { Text } from '../Text/Text';
import { Avatar } from './Avatar';

const meta = { title: 'Content/Avatar', component: Avatar, args: { name: 'Anna Kowalska' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Unfinished: Story = { args: { isUnfinished: true } };
export const Nameless: Story = {
  render: () => (
    <Row gap={3}>
      <Avatar name="" />
      <Text>Voyageur 2</Text>
    </Row>
  ),
};
export const BesideName: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <Row gap={3}>
      <Avatar {...args} />
      <Text>Anna Kowalska</Text>
    </Row>
  ),
};
export const Dark: Story = { ...Initials, globals: { brand: 'bleu' } };
export const Ugly: Story = { ...Initials, globals: { brand: 'ugly' } };
