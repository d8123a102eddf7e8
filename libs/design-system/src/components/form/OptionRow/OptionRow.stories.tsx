import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, small } from '../../../../.storybook/states';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips';
import { NumberStepper } from '../NumberStepper/NumberStepper';
import { OptionRow } from './OptionRow';

const meta = {
  title: 'Ordering/OptionRow',
  component: OptionRow,
  args: {
    type: 'checkbox',
    label: 'Croissant au beurre',
    note: 'Gluten, lait',
    price: '+ 2,00 €',
  },
} satisfies Meta<typeof OptionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Radio: Story = { args: { type: 'radio', name: 'boisson', defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, note: 'Plus disponible aujourd’hui' } };
export const Hover: Story = hover;
export const Focus: Story = focus;
export const WithQuantity: Story = {
  args: {
    defaultChecked: true,
    stepper: (
      <NumberStepper
        label="Croissants"
        isLabelHidden
        value={2}
        onValueChange={() => undefined}
        decreaseLabel="Retirer"
        increaseLabel="Ajouter"
      />
    ),
  },
};
export const QuantityOnPhone: Story = { ...WithQuantity, globals: { viewport: { value: 'phone' } } };
export const WithPrecisions: Story = {
  args: {
    defaultChecked: true,
    label: 'Œufs',
    children: (
      <ChoiceChips
        legend="Cuisson"
        options={[
          { value: 'coque', label: 'À la coque' },
          { value: 'brouilles', label: 'Brouillés' },
        ]}
      />
    ),
  },
};
export const LongFrench: Story = {
  ...small,
  args: {
    label: 'Pain complet aux graines de tournesol et confiture de lait de Bretagne',
    note: 'Gluten, lait, graines de sésame, peut contenir des traces de fruits à coque',
  },
};
export const LargeText: Story = largeText;
export const Dark: Story = { args: { defaultChecked: true }, globals: { brand: 'bleu' } };
