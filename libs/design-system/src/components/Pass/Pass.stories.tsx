import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed, largeText, reducedMotion, small } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Pass, type PassProps } from './Pass';

const meta = {
  title: 'Content/Pass',
  component: Pass,
  parameters: framed(640),
  args: {
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Fermer',
    issuer: 'Hôtel des Lices',
    eyebrow: 'Boulangerie Saint-Michel',
    title: 'Un kouign-amann individuel pour l’achat d’un pain',
    code: 'LICES',
    codeLabel: 'Code',
    note: (
      <>
        <span>Jusqu’au jeudi 31 décembre</span>
        <span>Une fois par séjour et par chambre</span>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Pass>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutCode: Story = { args: { code: undefined } };
export const LongCode: Story = { ...small, args: { code: 'HOTELDESLICES-2026-0123456789' } };
export const Dark: Story = { globals: { brand: 'bleu', viewport: { value: 'phone' } } };
export const Ugly: Story = { globals: { brand: 'ugly', viewport: { value: 'phone' } } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { ...Usual, ...largeText };
export const ReducedMotion: Story = { ...Usual, ...reducedMotion };

function Opened(props: PassProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Montrer</Button>
      <Pass {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** It covers the window, begins at its title, and Escape gives the focus back. */
export const OpensAndCloses: Story = {
  args: { isOpen: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Montrer' });
    await userEvent.click(button);
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};
