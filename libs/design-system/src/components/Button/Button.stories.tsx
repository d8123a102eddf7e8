import { type Meta, type StoryObj } from '@storybook/react-vite';
import { focus, hover, largeText, reducedMotion, small } from '../../../.storybook/states';
import { ButtonMatrix } from '../../foundations/ButtonMatrix';
import { Button } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Commander' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { hierarchy: 'secondary' } };
export const Tertiary: Story = { args: { hierarchy: 'tertiary' } };
export const Quaternary: Story = { args: { hierarchy: 'quaternary' } };
export const IconLeft: Story = { args: { iconLeft: 'phone', children: 'Réception' } };
export const IconRight: Story = { args: { iconRight: 'arrow-right', children: 'Continuer' } };
export const Busy: Story = { args: { isBusy: true, busyLabel: 'Envoi…' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { isFullWidth: true, size: 'l', children: 'Préparer mon arrivée' } };
export const AsLink: Story = { args: { href: '#services', children: 'Voir les services' } };
export const LongWords: Story = {
  args: {
    isFullWidth: true,
    size: 'xl',
    children: 'Commander avec obligation de paiement, livraison en chambre comprise',
  },
  globals: { viewport: { value: 'small' } },
};

export const Hover: Story = hover;
export const Focus: Story = focus;
export const Small: Story = { ...small, args: { ...LongWords.args } };
export const LargeText: Story = { ...largeText, args: { ...LongWords.args } };
export const ReducedMotion: Story = { ...reducedMotion, args: { isBusy: true, busyLabel: 'Envoi…' } };

/** Hierarchy × size × state on one page. */
export const Matrix: Story = {
  parameters: { state: 'each', layout: 'fullscreen' },
  render: () => <ButtonMatrix />,
};
export const MatrixDark: Story = { ...Matrix, globals: { brand: 'bleu' } };
export const MatrixUgly: Story = { ...Matrix, globals: { brand: 'ugly' } };
