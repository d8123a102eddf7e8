import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Pills } from './Pills';

const labels = ['Tout', 'Matin', 'Bien-être', 'Se déplacer', 'Chambre', 'Enfants', 'Soirée'];

function Categories({ asLinks = false }: { asLinks?: boolean }) {
  const [current, setCurrent] = useState('Tout');
  return (
    <Pills
      label="Catégories"
      items={labels.map((label) => ({
        id: label,
        label,
        href: asLinks ? `#${label}` : undefined,
        isCurrent: label === current,
      }))}
      onSelect={setCurrent}
    />
  );
}

const meta = { title: 'Navigation/Pills', component: Categories } satisfies Meta<typeof Categories>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const Links: Story = { args: { asLinks: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Hover: Story = { ...Buttons, ...hover };
export const Focus: Story = { ...Buttons, ...focus };
export const SmallPhone: Story = { ...Buttons, ...small };
export const LargeText: Story = { ...Buttons, ...largeText };
