import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { Link } from '../../Link/Link';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: {
    label: (
      <>
        J’accepte les <Link href="#conditions">conditions de vente</Link> de l’hôtel
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Invalid: Story = { args: { error: 'Cochez la case pour continuer.' } };
export const Group: Story = {
  render: () => (
    <FieldGroup legend="Vos envies" hint="Autant que vous voulez." gap={0}>
      <Checkbox label="Piscine" />
      <Checkbox label="Massage" defaultChecked />
    </FieldGroup>
  ),
};

export const Hover: Story = { ...Unticked, ...hover };
export const Focus: Story = { ...Unticked, ...focus };
export const SmallPhone: Story = { ...Unticked, ...small };
export const LargeText: Story = { ...Unticked, ...largeText };
