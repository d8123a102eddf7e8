import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { FieldGroup } from '../form/FieldGroup/FieldGroup';
import { TextField } from '../form/TextField/TextField';
import { GroupTitle } from './GroupTitle';

const meta = {
  title: 'Fields/GroupTitle',
  component: GroupTitle,
  args: { children: 'Lieu de naissance' },
  render: (args) => (
    <FieldGroup legend={<GroupTitle {...args} />} marker="Facultatif" gap={4}>
      <TextField label="Ville" />
      <TextField label="Pays" />
    </FieldGroup>
  ),
} satisfies Meta<typeof GroupTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Dark: Story = { globals: { brand: 'bleu' } };
export const LongFrench: Story = {
  ...small,
  args: { children: 'Adresse du représentant légal de l’enfant mineur qui voyage avec vous' },
};
export const LargeText: Story = largeText;
