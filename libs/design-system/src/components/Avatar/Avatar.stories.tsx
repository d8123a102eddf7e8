import { type Meta, type StoryObj } from '@storybook/react-vite';
import terrace from '../../../.storybook/scenes/riad-terrasse.svg?url';
import { Row } from '../Row/Row';
import { Text } from '../Text/Text';
import { Avatar, avatarSizes } from './Avatar';

const meta = { title: 'Content/Avatar', component: Avatar, args: { name: 'Anna Kowalska' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: terrace } };
export const Unfinished: Story = { args: { isUnfinished: true } };
export const Missing: Story = { args: { src: '/nowhere.jpg' } };
export const Nameless: Story = {
  render: () => (
    <Row gap={3}>
      <Avatar name="" />
      <Text>Voyageur 2</Text>
    </Row>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Row gap={3}>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
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
export const Dark: Story = { ...Sizes, globals: { brand: 'bleu' } };
export const Ugly: Story = { ...Sizes, globals: { brand: 'ugly' } };
