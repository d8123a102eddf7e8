import { type Meta, type StoryObj } from '@storybook/react-vite';
import quay from '../../../.storybook/scenes/bleu-quai.svg?url';
import { largeText } from '../../../.storybook/states';
import { Scene } from '../../scenes/Scene';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { Hero } from './Hero';

const meta = {
  title: 'Content/Hero',
  component: Hero,
  args: {
    title: 'Bienvenue chez vous',
    text: 'Votre table vous attend à 20 h sur la terrasse.',
    top: (
      <>
        <Logo name="Riad Framissima" />
        <IconButton label="Partager" icon="share" variant="overlay" />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { picture: { src: quay, alt: 'Le quai la nuit' } } };
export const Gradient: Story = { globals: { brand: 'riad' } };
export const GradientUgly: Story = { globals: { brand: 'ugly' } };
export const Small: Story = { args: { size: 's', text: undefined } };
export const Phone: Story = {
  args: { picture: { src: quay, alt: 'Le quai la nuit' } },
  globals: { viewport: { value: 'phone' } },
};
export const WordsBelow: Story = {
  args: { words: 'below', top: undefined, picture: { src: quay, alt: 'Le quai la nuit' } },
  globals: { viewport: { value: 'phone' } },
};
export const WordsBelowGradient: Story = {
  args: { words: 'below', top: undefined },
  globals: { viewport: { value: 'phone' } },
};
export const WordsBelowScene: Story = {
  args: { size: 's', words: 'below', top: undefined, scene: <Scene name="escape" /> },
  globals: { viewport: { value: 'phone' } },
};
export const DrawnScene: Story = { args: { size: 's', scene: <Scene name="escape" /> } };
export const LongTitle: Story = {
  args: {
    title: 'Bonjour Marie-Antoinette, votre suite avec vue sur les remparts vous attend dès quinze heures',
  },
  globals: { viewport: { value: 'small' }, brand: 'chain' },
};

export const LargeText: Story = { ...Picture, ...largeText };
