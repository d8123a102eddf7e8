import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { focus, hover, largeText } from '../../../../.storybook/states';
import { Stack } from '../../Stack/Stack';
import { RatingField, type RatingFieldProps } from './RatingField';
import { ratingDesigns } from './ratingScale';

function Kept({ value: first, ...props }: RatingFieldProps) {
  const [value, setValue] = useState(first);
  return <RatingField {...props} value={value} onValueChange={setValue} />;
}

Kept.displayName = 'RatingField';

const meta = {
  title: 'Fields/RatingField',
  component: RatingField,
  args: {
    legend: 'La chambre',
    labels: ['Terrible', 'Mauvais', 'Ok', 'Bien', 'Excellent'],
    value: 4,
    emptyText: 'À noter',
    decreaseLabel: 'Un point de moins',
    increaseLabel: 'Un point de plus',
    onValueChange: () => undefined,
  },
  argTypes: { design: { control: 'select', options: ratingDesigns } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RatingField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Emojis: Story = { args: { design: 'emojis', legend: 'Dans l’ensemble', value: 5 } };
export const Radio: Story = { args: { design: 'radio' } };
export const Stars: Story = { args: { design: 'stars' } };
export const Numbers: Story = { args: { design: 'number' } };
export const Cursor: Story = { args: { design: 'cursor' } };

export const NothingGiven: Story = {
  args: { value: null },
  render: (args) => (
    <Stack gap={6}>
      {ratingDesigns.map((design) => (
        <Kept key={design} {...args} design={design} />
      ))}
    </Stack>
  ),
};
export const AllDark: Story = {
  ...NothingGiven,
  args: { value: 4 },
  globals: { brand: 'bleu', viewport: { value: 'phone' } },
};
export const AllUgly: Story = { ...AllDark, globals: { brand: 'ugly', viewport: { value: 'phone' } } };
export const TenPoints: Story = {
  ...NothingGiven,
  args: { maxScore: 10, value: 8 },
  globals: { viewport: { value: 'phone' }, brand: 'riad' },
};
export const ThreePoints: Story = {
  ...NothingGiven,
  args: { maxScore: 3, value: 2, labels: ['Mal', 'Moyen', 'Bien'] },
};
export const OnePoint: Story = { ...NothingGiven, args: { maxScore: 1, value: 1 } };
export const SevenPoints: Story = {
  ...NothingGiven,
  args: { maxScore: 7, value: 6 },
  globals: { viewport: { value: 'phone' } },
};
export const HundredPoints: Story = {
  ...NothingGiven,
  args: { maxScore: 100, value: 80 },
  globals: { viewport: { value: 'phone' } },
};
export const HundredPointsWithoutWords: Story = {
  ...HundredPoints,
  args: { maxScore: 100, value: 80, labels: [] },
};
export const Missing: Story = {
  ...NothingGiven,
  args: { value: null, error: 'Donnez une note, de 1 à 5.' },
};
export const Optional: Story = {
  args: { design: 'stars', marker: 'Facultatif', clearLabel: 'Retirer ma note' },
};
export const LongWordsOnSmallPhone: Story = {
  ...NothingGiven,
  args: {
    legend: 'Le rapport entre la qualité de l’hébergement et son prix',
    labels: [
      'Franchement décevant',
      'Plutôt décevant',
      'Correct',
      'Très satisfaisant',
      'Au-delà de nos attentes',
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const UnknownDesign: Story = { args: { design: 'thumbs' as 'stars', maxScore: 4.5 } };

export const StarsByKeyboard: Story = {
  args: { design: 'stars', value: null, clearLabel: 'Retirer ma note' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '1/5, Terrible' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3/5, Ok' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer ma note' }));
    await expect(canvas.getByRole('radio', { name: '3/5, Ok' })).not.toBeChecked();
  },
};
export const CursorByKeyboard: Story = {
  args: { design: 'cursor', value: null },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'La chambre' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'À noter');
    slider.focus();
    await userEvent.keyboard('{Enter}');
    await expect(slider).toHaveAttribute('aria-valuetext', '3/5, Ok');
    await userEvent.click(canvas.getByRole('button', { name: 'Un point de plus' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '4/5, Bien');
  },
};

export const Hover: Story = { ...Emojis, ...hover };
export const Focus: Story = { ...Emojis, ...focus };
export const LargeText: Story = { ...Emojis, ...largeText };
