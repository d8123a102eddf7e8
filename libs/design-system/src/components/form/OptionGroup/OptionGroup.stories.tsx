import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
import { OptionRow } from '../OptionRow/OptionRow';
import { TextField } from '../TextField/TextField';
import { OptionGroup } from './OptionGroup';

const meta = {
  title: 'Ordering/OptionGroup',
  component: OptionGroup,
  args: {
    legend: 'Boisson chaude',
    hint: '1 au choix',
    children: (
      <>
        <OptionRow type="radio" name="boisson" label="Café filtre" price="inclus" defaultChecked />
        <OptionRow type="radio" name="boisson" label="Thé noir" note="Darjeeling ou Ceylan" price="inclus" />
        <OptionRow type="radio" name="boisson" label="Chocolat à l’ancienne" price="+ 1,50 €" disabled />
      </>
    ),
  },
} satisfies Meta<typeof OptionGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Optional: Story = { args: { marker: 'Facultatif', hint: undefined } };
export const OverAField: Story = {
  args: {
    legend: 'Pour qui ?',
    legendVariant: 'label',
    marker: 'Facultatif',
    hint: undefined,
    children: <TextField label="Pour qui ?" isLabelHidden />,
  },
};
export const Missing: Story = {
  args: { hint: '1 au choix, requis', error: 'Choisissez une boisson chaude.' },
};
export const LongFrench: Story = {
  ...small,
  args: { legend: 'Accompagnement sucré ou salé du plateau', hint: 'Jusqu’à trois au choix' },
};
export const LargeText: Story = largeText;
export const Dark: Story = { globals: { brand: 'bleu' } };

export const Hover: Story = { ...Plain, ...hover };
export const Focus: Story = { ...Plain, ...focus };
