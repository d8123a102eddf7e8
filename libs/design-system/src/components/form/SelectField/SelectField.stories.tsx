import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { SelectField } from './SelectField';

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Nationalité',
    placeholder: 'Choisir…',
    options: [
      { value: 'FR', label: 'France' },
      { value: 'GB', label: 'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'GB' }, globals: { viewport: { value: 'small' } } };
export const Invalid: Story = { args: { error: 'Choisissez un pays.' } };
export const Dark: Story = { globals: { brand: 'bleu' } };

export const Hover: Story = { ...Empty, ...hover };
export const Focus: Story = { ...Empty, ...focus };
export const LargeText: Story = { ...Empty, ...largeText };
